import type { components } from '#src/generated/schema.ts'
import { attachmentAnswers } from '#server/domain/attachments.ts'
import { type OrderRow, moveOrder } from '#server/domain/orders.ts'
import { present } from '#server/domain/present.ts'
import { conflict, notYours } from '#server/domain/refusal.ts'
import { refundOrder } from '#server/domain/refunds.ts'
import type { Means } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** A delivery is complained about within as many days as it takes to complete the order by itself. */
const disputeDays = 7

/** 409 when the order was delivered too long ago. */
export async function assertInTime({ tables, now }: Means, order: OrderRow): Promise<void> {
  const delivered = await tables.find('orderEvents', { orderId: order._id, status: 'delivered' })
  if (delivered === undefined) return
  const last = Date.parse(delivered.at) + disputeDays * 86_400_000
  if (Date.parse(now) > last) throw conflict('server:conflict.disputeLate', { state: order.status })
}

/** The operator's word: the seller gets its money, or the buyer gets it back. */
export async function resolveDispute(
  means: Means,
  orderNumber: string,
  outcome: 'complete' | 'refund',
  note: string,
): Promise<OrderRow> {
  const { tables, now } = means
  const order = await tables.find('orders', { number: orderNumber })
  const dispute = order && (await tables.find('disputes', { _id: order._id }))
  if (order === undefined || dispute === undefined) throw notYours()
  const moved =
    outcome === 'refund'
      ? await refundOrder(means, order, 'system', { note })
      : await moveOrder(means, order, { type: 'order.settle', by: 'system' }, { note })
  await tables.update('disputes', { _id: dispute._id, resolvedAt: null }, { outcome, note, resolvedAt: now })
  return moved
}

export async function disputeAnswer(
  means: Means,
  { _id: orderId, reason, openedAt, outcome, note, resolvedAt }: Row<'disputes'>,
): Promise<components['schemas']['Dispute']> {
  const attachments = await attachmentAnswers(means, orderId)
  return { ...present({ outcome, note, resolvedAt }), ...{ orderId, reason, attachments, openedAt } }
}
