import { dispatchPromise } from '#server/domain/order/delivery-deadlines.ts'
import { disputeDays } from '#server/domain/order/order-completion.ts'
import type { components } from '#src/generated/schema.ts'
import { serializeAttachments } from '#server/domain/document/attachments.ts'
import { type OrderRow, moveOrder } from '#server/domain/order/orders.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { operatorOf } from '#server/domain/platform/operator-of.ts'
import { conflict, invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import { refundOrder } from '#server/domain/payment/refunds.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** Throws 409 when the order was delivered too long ago. */
async function assertInTime({ tables, now }: OperationContext, order: OrderRow): Promise<void> {
  if (order.status !== 'delivered') return
  // Parts may have been delivered before; the time runs from the last.
  const deliveries = { orderId: order._id, status: 'delivered' } as const
  const [delivered] = await tables.list('orderEvents', deliveries, { orderBy: ['-position'], limit: 1 })
  if (delivered === undefined) return
  const last = Date.parse(delivered.at) + disputeDays * 86_400_000
  if (Date.parse(now) > last) throw conflict('server:conflict.disputeLate', { state: order.status })
}

type Kind = Row<'disputes'>['kind']

/** What a dispute can be about, by how far the order is; the first is meant when nothing is said. */
const kindsOf: Partial<Record<OrderRow['status'], readonly [Kind, ...Kind[]]>> = {
  paid: ['notDispatched'],
  processing: ['notDispatched'],
  dispatched: ['notReceived'],
  inTransit: ['notReceived'],
  delivered: ['goods', 'notReceived'],
}

/** Throws 422 for a kind that cannot be. */
export function kindOfDispute({ status }: OrderRow, named: Kind | undefined): Kind {
  const kinds = kindsOf[status]
  // The order's life-cycle refuses it.
  if (kinds === undefined) return named ?? 'goods'
  if (named !== undefined && !kinds.includes(named)) throw invalidFields({ kind: { key: 'server:field.disputeKind' } })
  return named ?? kinds[0]
}

/** The money stays held until the marketplace has decided, or the buyer is content. Throws 403 and 409. */
export async function openDispute(
  context: OperationContext,
  order: OrderRow,
  { by, userId }: { by: 'buyer' | 'seller' | 'system'; userId?: string },
  { kind, reason }: { kind: Kind; reason: string },
): Promise<Row<'disputes'>> {
  const { tables, now } = context
  const timeline = await tables.list('orderEvents', { orderId: order._id }, { orderBy: ['position'] })
  const promise = dispatchPromise(order, timeline)
  const overdue = promise !== undefined && now >= promise.disputeFrom
  const move = { note: reason, ...(userId !== undefined && { userId }) }
  await moveOrder(context, order, { type: 'order.dispute', by, overdue }, move)
  await assertInTime(context, order)
  const dispute: Row<'disputes'> = {
    _id: order._id,
    buyerId: order.buyerId,
    kind,
    reason,
    openedAt: now,
    outcome: null,
    note: null,
    resolvedAt: null,
    resolvedBy: null,
  }
  await tables.insert('disputes', dispute)
  return dispute
}

/** Closes the open dispute of a buyer who is content by now. */
export async function withdrawDispute({ tables, now }: OperationContext, { _id }: OrderRow): Promise<void> {
  await tables.update('disputes', { _id, resolvedAt: null }, { outcome: 'complete', resolvedAt: now })
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
  { _id: orderId, kind, reason, openedAt, outcome, note, resolvedAt }: Row<'disputes'>,
): Promise<components['schemas']['Dispute']> {
  const attachments = await serializeAttachments(context, orderId)
  return { ...omitNull({ outcome, note, resolvedAt }), orderId, kind, reason, attachments, openedAt }
}
