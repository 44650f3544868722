import { disputeDays } from '#server/domain/order/order-completion.ts'
import type { components } from '#src/generated/schema.ts'
import { serializeAttachments } from '#server/domain/document/attachments.ts'
import { type OrderRow, moveOrder } from '#server/domain/order/orders.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { operatorOf } from '#server/domain/platform/operator-of.ts'
import { conflict, notFound } from '#server/domain/platform/domain-error.ts'
import { refundOrder } from '#server/domain/payment/refunds.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** Throws 409 when the order was delivered too long ago. */
export async function assertInTime({ tables, now }: OperationContext, order: OrderRow): Promise<void> {
  const delivered = await tables.find('orderEvents', { orderId: order._id, status: 'delivered' })
  if (delivered === undefined) return
  const last = Date.parse(delivered.at) + disputeDays * 86_400_000
  if (Date.parse(now) > last) throw conflict('server:conflict.disputeLate', { state: order.status })
}

/** Records the operator's decision: the seller is paid, or the buyer is refunded. */
export async function resolveDispute(
  context: OperationContext,
  orderNumber: string,
  outcome: 'complete' | 'refund',
  note: string,
): Promise<OrderRow> {
  const { tables, now } = context
  const order = await tables.find('orders', { number: orderNumber })
  const dispute = order && (await tables.find('disputes', { _id: order._id }))
  if (order === undefined || dispute === undefined) throw notFound()
  const moved =
    outcome === 'refund'
      ? await refundOrder(context, order, 'system', { note })
      : await moveOrder(context, order, { type: 'order.settle', by: 'system' }, { note })
  await tables.update(
    'disputes',
    { _id: dispute._id, resolvedAt: null },
    { outcome, note, resolvedAt: now, resolvedBy: operatorOf(context) },
  )
  return moved
}

export async function serializeDispute(
  context: OperationContext,
  { _id: orderId, reason, openedAt, outcome, note, resolvedAt }: Row<'disputes'>,
): Promise<components['schemas']['Dispute']> {
  const attachments = await serializeAttachments(context, orderId)
  return { ...omitNull({ outcome, note, resolvedAt }), orderId, reason, attachments, openedAt }
}
