import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { addressLines } from '#server/domain/order/address-lines.ts'
import { publishOrderChange, moveOrder } from '#server/domain/order/orders.ts'
import { type FieldKey, invalidFields, unauthenticated } from '#server/domain/platform/domain-error.ts'
import { serializeCarriage, shippedBatch } from '#server/domain/order/shipment-serializer.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { CarrierJob, OperationContext, ResultsOf } from '#server/operation.ts'
import { assertCurrent } from './delivery-tokens.ts'
import { type ShippedOrder, moveShipment, type ShipmentRow } from './shipments.ts'

/** The shipment of a driver's token, read in this transaction. Throws 401 when it is another driver's by now. */
export async function findJob({ tables }: OperationContext, { shipmentId, revision }: CarrierJob): Promise<ShippedOrder> {
  const shipment = await tables.find('shipments', { _id: shipmentId })
  const order = shipment && (await tables.find('orders', { _id: shipment.orderId }))
  if (shipment === undefined || order === undefined) throw unauthenticated('server:refused.driverLink')
  assertCurrent(shipment, revision)
  return { shipment, order }
}

/** The driver takes the job, and the order is in transit. Again changes nothing. */
export async function acceptShipment(context: OperationContext, shipped: ShippedOrder, at?: string): Promise<ShippedOrder> {
  const { shipment, order } = shipped
  if (shipment.state !== 'offered') return shipped
  const acceptedAt = momentAfter(shipment.createdAt, at, context.now)
  const accepted = await moveShipment(context, shipment, { type: 'shipment.accept', by: 'carrier' }, { acceptedAt })
  const pickUp = { type: 'order.pickUp', by: 'carrier' } as const
  if (can(orderMachine, order.status, pickUp)) {
    return { shipment: accepted, order: await moveOrder(context, order, pickUp) }
  }
  // Another part is in transit already.
  const values = { order: order.number, product: localName(order), reason: '' }
  const notification = {
    userId: order.sellerId,
    side: 'seller',
    type: 'driverAcceptedOrder',
    subjectId: order._id,
    values,
  } as const
  await notify(context, notification)
  await publishOrderChange(context, order)
  return { shipment: accepted, order }
}

/** The driver has loaded and leaves. Again changes nothing. */
export async function startShipment(context: OperationContext, shipped: ShippedOrder, at?: string): Promise<ShippedOrder> {
  const { shipment, order } = shipped
  if (shipment.state === 'underway' || shipment.state === 'failed' || shipment.state === 'delivered') return shipped
  const started = { startedAt: momentAfter(shipment.acceptedAt ?? shipment.createdAt, at, context.now) }
  const underway = await moveShipment(context, shipment, { type: 'shipment.start', by: 'carrier' }, started)
  await publishOrderChange(context, order)
  return { shipment: underway, order }
}

/** A named moment, but neither before what came before it nor in the future; now when none is named. */
const momentAfter = (earlier: string, at: string | undefined, now: string): string =>
  at === undefined ? now : ([earlier, new Date(at).toISOString(), now].toSorted()[1] ?? now)

/** The clock of a phone may be so much ahead of the server's. */
const clockAhead = 5 * 60_000

/**
 * The moment of a report that may have waited for a network: `at`, or now. Throws 422 when it is in the future or older than the acceptance
 * of the job; a clock that is a little ahead is read as now.
 */
export function reportedAt({ acceptedAt }: ShipmentRow, at: string | undefined, now: string): string {
  if (at === undefined) return now
  const key: FieldKey = 'server:field.reportedAt'
  const moment = Date.parse(at)
  if (moment > Date.parse(now) + clockAhead) throw invalidFields({ at: { key } })
  if (acceptedAt !== null && moment < Date.parse(acceptedAt) - clockAhead) throw invalidFields({ at: { key } })
  return new Date(Math.min(moment, Date.parse(now))).toISOString()
}

/** Returns what a driver needs to know of a shipment, and no more. */
export async function serializeJob(
  { tables }: Pick<OperationContext, 'tables'>,
  { shipment, order }: ShippedOrder,
): Promise<ResultsOf<'viewJob'>> {
  const [seller, sellerUser, photos] = await Promise.all([
    tables.find('sellers', { _id: order.sellerId }),
    tables.find('users', { _id: order.sellerId }),
    tables.count('attachments', { subject: 'shipment', subjectId: shipment._id }),
  ])
  // Foreign keys keep both parties of an order.
  if (seller === undefined || sellerUser === undefined) throw new Error(`Order ${order._id} lacks its seller`)
  const { name_en, name_ar, name_bn, deliveryAddress: to } = order
  const { state, quantity, expectedOn, driverName, vehicle, receivedBy, packages, grossKilograms, batches } = shipment
  const carriage = serializeCarriage(shipment)
  const unNumber = carriage?.unNumber ?? order.unNumber
  const place = [seller.postalCode, seller.city].filter((part) => part !== null).join(' ')
  return {
    ...omitNull({ name_ar, name_bn, unNumber, carriage, expectedOn, receivedBy, packages, grossKilograms }),
    ...(batches.length > 0 && { batches: batches.map(shippedBatch) }),
    orderNumber: order.number,
    state,
    name_en,
    quantity,
    driverName: driverName ?? '',
    vehicle: vehicle ?? '',
    photos,
    pickUp: {
      name: seller.businessName,
      address: [seller.street, place].filter((line) => line !== null).filter((line) => line !== ''),
      country: seller.country,
      phone: sellerUser.countryCode + sellerUser.phoneNumber,
    },
    destination: {
      name: to.fullName,
      address: addressLines(to),
      country: to.country,
      phone: to.countryCode + to.phoneNumber,
    },
  }
}
