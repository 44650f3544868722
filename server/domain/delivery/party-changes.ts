import type { ShipmentEvent } from '#src/machines/lifecycles/shipment.machine.ts'
import { dayIn } from '#src/lib/end-of-day.ts'
import { attach } from '#server/domain/document/attachments.ts'
import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { actingParty, findOrder, moveOrder, publishOrderChange } from '#server/domain/order/orders.ts'
import { recountStock } from '#server/domain/order/batch-stock.ts'
import { returnBatches } from '#server/domain/order/returned-batches.ts'
import { postponeDeadline, setShipmentDeadline } from '#server/domain/order/delivery-deadlines.ts'
import { calendarDate } from '#server/domain/platform/local-dates.ts'
import { forbidden, invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import type { BodyOf, Caller, OperationContext } from '#server/operation.ts'
import { textDriver } from './driver-texts.ts'
import { canBeExpected } from './expected-days.ts'
import { type ShippedOrder, deliverShipment, moveShipment, type ShipmentRow } from './shipments.ts'

type Change = BodyOf<'changeShipment'>
/** Who makes a change, and as which side of the order. */
interface Actor {
  caller: Caller
  by: 'buyer' | 'seller'
}
type Changing = (context: OperationContext, shipped: ShippedOrder, actor: Actor, change: Change) => Promise<void>

/** The shipment as this caller may see it: a party of its order. Throws 404 otherwise. */
export async function findShipment(context: OperationContext, caller: Caller, shipmentId: string): Promise<ShippedOrder> {
  const shipment = await context.tables.find('shipments', { _id: shipmentId })
  if (shipment === undefined) throw notFound()
  return { shipment, order: await findOrder(context, caller, shipment.orderId) }
}

const shipmentChanges: Record<Change['event'], Changing> = {
  'shipment.deliver': async (context, shipped, { caller, by }, change) => {
    const { shipment, order } = shipped
    const { _id: userId, fullName } = caller.user
    const { receivedBy = by === 'buyer' ? fullName : undefined, deliveredOn, attachments = [] } = change
    if (receivedBy === undefined) throw invalidFields({ receivedBy: { key: 'server:field.required' } })
    const at = momentOf(shipment, deliveredOn, context.now)
    await deliverShipment(context, shipped, { by, userId, at, receivedBy: receivedBy.trim() })
    const readerIds = [by === 'seller' ? order.buyerId : order.sellerId]
    await attach(context, userId, attachments, { subject: 'shipment', subjectId: shipment._id, readerIds })
  },

  'shipment.replaceDriver': async (context, shipped, { caller, by }, { driver, expectedOn }) => {
    if (by !== 'seller') throw forbidden()
    if (driver === undefined) throw invalidFields({ driver: { key: 'server:field.required' } })
    const { driverName, driverPhone, vehicle, driverLanguage = caller.user.language } = driver
    const { shipment, order } = shipped
    const revision = shipment.revision + 1
    const columns = {
      driverName,
      driverPhone,
      vehicle,
      driverLanguage,
      revision,
      acceptedAt: null,
      startedAt: null,
      textedAt: null,
    }
    const replacement = { type: 'shipment.replaceDriver', by } as const
    if (shipment.state === 'failed') return attemptAgain(context, shipped, replacement, { ...columns, expectedOn })
    const replaced = await moveShipment(context, shipment, replacement, columns)
    await textDriver(context, order, replaced)
    await publishOrderChange(context, order)
  },

  'shipment.retry': async (context, shipped, { by }, { expectedOn }) => {
    if (by !== 'seller') throw forbidden()
    await attemptAgain(context, shipped, { type: 'shipment.retry', by }, { expectedOn })
  },

  'shipment.cancel': async (context, { shipment, order }, { caller, by }, change) => {
    if (by !== 'seller') throw forbidden()
    const reason = change.reason?.trim()
    if (!reason) throw invalidFields({ reason: { key: 'server:field.reason' } })
    await moveShipment(context, shipment, { type: 'shipment.cancel', by }, { reason })
    await returnBatches(context, shipment._id)
    if (order.productId !== null) await recountStock(context, order.productId)
    await followWithdrawal(context, order, { by, userId: caller.user._id, reason })
    const values = { order: order.number, product: localName(order), reason }
    await notify(context, {
      userId: order.buyerId,
      side: 'buyer',
      type: 'shipmentCancelled',
      subjectId: order._id,
      values,
    })
  },
}

/**
 * An order of which nothing is carried or delivered any more is prepared again, and late by the day that was promised first. Of a disputed
 * one only the shipment is taken back.
 */
async function followWithdrawal(
  context: OperationContext,
  order: ShippedOrder['order'],
  { by, userId, reason }: { by: 'seller'; userId: string; reason: string },
): Promise<void> {
  const disputed = order.status === 'disputed'
  const shipments = await context.tables.list('shipments', { orderId: order._id })
  if (!disputed && shipments.every(({ state }) => state === 'cancelled')) {
    const event = { type: 'order.withdrawDispatch', by, nothingCarried: true } as const
    const moved = await moveOrder(context, order, event, { userId, note: reason })
    return postponeDeadline(context, moved, moved.dispatchBy ?? context.now)
  }
  if (!disputed) await setShipmentDeadline(context, order)
  await publishOrderChange(context, order)
}

/**
 * After a failed attempt another is made on a named day, by the same driver or another, who gets the link; the buyer learns the day, and
 * nobody is asked what became of it before. Throws 409, and 422 for a day that is missing, past or too far ahead.
 */
async function attemptAgain(
  context: OperationContext,
  { shipment, order }: ShippedOrder,
  event: ShipmentEvent,
  { expectedOn, ...columns }: Partial<Omit<ShipmentRow, 'expectedOn'>> & { expectedOn: string | undefined },
): Promise<void> {
  if (expectedOn === undefined) throw invalidFields({ expectedOn: { key: 'server:field.required' } })
  if (!canBeExpected(expectedOn, context.now)) throw invalidFields({ expectedOn: { key: 'server:field.expectedOn' } })
  const arranged = await moveShipment(context, shipment, event, { ...columns, expectedOn, startedAt: null })
  if (order.status !== 'disputed') await setShipmentDeadline(context, order)
  await textDriver(context, order, arranged)
  const { number, buyerId, _id: subjectId } = order
  const values = { order: number, product: localName(order), quantity: shipment.quantity, date: calendarDate(expectedOn) }
  await notify(context, { userId: buyerId, side: 'buyer', type: 'deliveryRetried', subjectId, values })
  await publishOrderChange(context, order)
}

/** Changes a shipment for its buyer or its seller. Throws 403, 404, 409 and 422. */
export async function changeShipment(context: OperationContext, caller: Caller, id: string, change: Change): Promise<string> {
  const shipped = await findShipment(context, caller, id)
  const by = actingParty(shipped.order, caller)
  await shipmentChanges[change.event](context, shipped, { caller, by }, change)
  return shipped.order._id
}

/** The moment that a named day stands for: its noon, but neither before the dispatch nor in the future. Throws 422 for a day that is. */
function momentOf({ createdAt }: ShipmentRow, day: string | undefined, now: string): string {
  if (day === undefined) return now
  // A day begins in the east half a day before it does in UTC.
  const halfDay = 12 * 3_600_000
  const latest = dayIn('UTC', new Date(Date.parse(now) + halfDay).toISOString())
  const earliest = dayIn('UTC', new Date(Date.parse(createdAt) - halfDay).toISOString())
  if (day < earliest || day > latest) throw invalidFields({ deliveredOn: { key: 'server:field.deliveredOn' } })
  return [createdAt, `${day}T12:00:00.000Z`, now].toSorted()[1] ?? now
}
