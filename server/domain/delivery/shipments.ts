import { nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { isCollected } from '#src/lib/delivery-method.ts'
import type { OrderParty } from '#src/machines/lifecycles/order.machine.ts'
import { type ShipmentEvent, shipmentMachine } from '#src/machines/lifecycles/shipment.machine.ts'
import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { answerDays, setShipmentDeadline } from '#server/domain/order/delivery-deadlines.ts'
import { isAllDelivered } from '#server/domain/order/dispatched-quantity.ts'
import { publishOrderChange, moveOrder, type OrderRow, writeTimeline } from '#server/domain/order/orders.ts'
import { daysAfter } from '#server/domain/platform/days-after.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export type ShipmentRow = Row<'shipments'>

/** A shipment and the order that it is of. */
export interface ShippedOrder {
  shipment: ShipmentRow
  order: OrderRow
}

/** Moves a shipment by one life-cycle event. Throws 409 with the current state when it is not possible (any more). */
export async function moveShipment(
  { tables, now }: OperationContext,
  shipment: ShipmentRow,
  { type, by }: ShipmentEvent,
  columns: Partial<ShipmentRow> = {},
): Promise<ShipmentRow> {
  const driven = shipment.deliveryMethod === 'driver'
  const state = nextState(shipmentMachine, shipment.state, { type, by, driven })
  if (state === undefined) throw conflict('server:conflict.changed', { state: shipment.state })
  const set = { ...columns, state, updatedAt: now }
  const { _id, revision } = shipment
  const changed = await tables.update('shipments', { _id, state: shipment.state, revision }, set)
  if (changed === 0) {
    const current = await tables.find('shipments', { _id })
    throw conflict('server:conflict.changed', { state: current?.state ?? shipment.state })
  }
  return { ...shipment, ...set }
}

/** What is said of a delivery, and by whom. */
export interface Delivery {
  by: OrderParty
  userId?: string
  /** When the goods were handed over. */
  at: string
  receivedBy?: string
  signature?: number[][]
}

/**
 * A shipment is handed over; when it was the last of its order, the order is delivered, else the timeline tells of the part. A disputed
 * order stays so.
 */
export async function deliverShipment(
  context: OperationContext,
  { shipment, order }: ShippedOrder,
  delivery: Delivery,
): Promise<ShippedOrder> {
  const { by, userId, at, receivedBy = null, signature = null } = delivery
  const proof = { deliveredAt: at, deliveredBy: by, receivedBy, signature }
  const delivered = await moveShipment(context, shipment, { type: 'shipment.deliver', by }, proof)
  const move = { ...(userId !== undefined && { userId }), ...(receivedBy !== null && { note: receivedBy }) }
  const all = await context.tables.list('shipments', { orderId: order._id })
  if (order.status !== 'disputed' && isAllDelivered(order, all)) {
    const whole = { ...move, collected: isCollected(all) }
    return { shipment: delivered, order: await moveOrder(context, order, { type: 'order.deliver', by }, whole) }
  }
  await notifyOfPart(context, order, delivered, delivery, move)
  if (order.status !== 'disputed') await setShipmentDeadline(context, order, daysAfter(context.now, answerDays))
  return { shipment: delivered, order }
}

async function notifyOfPart(
  context: OperationContext,
  order: OrderRow,
  { quantity }: ShipmentRow,
  { by }: Delivery,
  move: { userId?: string; note?: string },
): Promise<void> {
  const { tables } = context
  // Two deliveries at once: whichever is second sees the other's.
  if ((await tables.update('orders', { _id: order._id, status: order.status }, { updatedAt: context.now })) === 0) {
    throw conflict('server:conflict.changed', { state: order.status })
  }
  const position = await tables.count('orderEvents', { orderId: order._id })
  const part = quantity.value === order.quantity.value ? undefined : quantity
  await writeTimeline(context, order._id, { position, status: 'delivered', by }, { ...move, quantity: part })
  const values = { order: order.number, product: localName(order), quantity }
  for (const side of ['buyer', 'seller'] as const) {
    if (side === by) continue
    const userId = side === 'buyer' ? order.buyerId : order.sellerId
    await notify(context, { userId, side, type: 'partDelivered', subjectId: order._id, values })
  }
  await publishOrderChange(context, order)
}
