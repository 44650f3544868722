import type { components } from '#src/generated/schema.ts'
import { isAllDelivered, openShipmentStates } from '#server/domain/order/dispatched-quantity.ts'
import { type OrderRow, moveOrder } from '#server/domain/order/orders.ts'
import { conflict, notFound } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import { resolveDispute } from './dispute-outcomes.ts'
import { kindOfDispute, openDispute } from './disputes.ts'

/**
 * An operator decides what became of a delivery that neither side told of. Throws 404 for no such order, 409 when it is not overdue (any more),
 * or not all of it is dispatched that is to be delivered.
 */
export async function decideDelivery(
  context: OperationContext,
  orderId: string,
  { outcome, reason }: components['schemas']['DeliveryDecision'],
): Promise<void> {
  const order = await context.tables.find('orders', { _id: orderId })
  if (order === undefined) throw notFound()
  const deadline = await context.tables.find('deliveryDeadlines', { _id: orderId, state: 'overdue' })
  if (deadline === undefined) throw conflict('server:conflict.changed', { state: order.status })
  if (outcome === 'delivered') return markDelivered(context, order, reason.trim())
  // As if the buyer had complained: the refund is a dispute's.
  const disputed = { kind: kindOfDispute(order, undefined), reason: reason.trim() }
  await openDispute(context, order, { by: 'system' }, disputed)
  await resolveDispute(context, order._id, { outcome: 'refund', reason })
}

async function markDelivered(context: OperationContext, order: OrderRow, note: string): Promise<void> {
  const { tables, now } = context
  const open = { orderId: order._id, state: openShipmentStates }
  const delivered = { state: 'delivered', deliveredBy: 'system', deliveredAt: now, updatedAt: now } as const
  await tables.update('shipments', open, delivered)
  if (!isAllDelivered(order, await tables.list('shipments', { orderId: order._id }))) {
    throw conflict('server:conflict.notAllDispatched')
  }
  await moveOrder(context, order, { type: 'order.deliver', by: 'system' }, { note })
}
