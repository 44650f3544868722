import type { components } from '#src/generated/schema.ts'
import { buyerCollects } from '#src/lib/incoterms.ts'
import { compareQuantities, type Quantity } from '#src/lib/quantity.ts'
import { setShipmentDeadline } from '#server/domain/order/delivery-deadlines.ts'
import { undispatchedQuantity } from '#server/domain/order/dispatched-quantity.ts'
import { issueDeliveryNote } from '#server/domain/order/delivery-notes.ts'
import { moveOrder, type OrderRow } from '#server/domain/order/orders.ts'
import { type FieldKey, invalidFields, type Text } from '#server/domain/platform/domain-error.ts'
import { quantityText } from '#server/domain/platform/quantity-text.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { cargoColumns, cargoProblems, type Declared, declaredOf } from './cargo.ts'
import { type HeldBatches, heldBatches, heldProblems, shippedBatches, takeBatches } from './dispatched-batches.ts'
import { canBeExpected } from './expected-days.ts'
import { textDriver } from './driver-texts.ts'

type Dispatch = components['schemas']['Dispatch']
type Method = Dispatch['deliveryMethod']

const neededFields: Record<Method, readonly (keyof Dispatch)[]> = {
  driver: ['driverName', 'driverPhone', 'vehicle'],
  courier: ['carrierName'],
  collection: [],
}

/** A dispatch carries a hundredth of the order at least, or its rest: a gram sent would take a late buyer's right to cancel. */
const leastParts = 100

/**
 * Dispatches what is left of an order, or a part of it, with a delivery note of its own. Throws 409 when nothing is left, 422 for more than
 * is left.
 */
export async function dispatchOrder(
  context: OperationContext,
  order: OrderRow,
  dispatch: Dispatch | undefined,
  sender: { by: 'buyer' | 'seller'; user: Row<'users'> },
): Promise<OrderRow> {
  const { tables, now, newId } = context
  const earlier = await tables.list('shipments', { orderId: order._id }, { orderBy: ['position'] })
  const left = undispatchedQuantity(order, earlier)
  const quantity = dispatch?.quantity ?? left
  const isWhole = compareQuantities(quantity, order.quantity) === 0
  // The first question is whether this caller may dispatch now; only then what is wrong with it.
  const moved = await moveOrder(
    context,
    order,
    { type: 'order.dispatch', by: sender.by, left: left.value > 0 },
    {
      userId: sender.user._id,
      shown: 'dispatched',
      quantity: isWhole ? undefined : quantity,
      collected: dispatch?.deliveryMethod === 'collection',
    },
  )
  if (dispatch === undefined) throw invalidFields({ dispatch: { key: 'server:field.required' } })
  const declared = await declaredOf(context, order)
  const held = await heldBatches(context, order)
  assertDispatch(order, dispatch, left, now, { declared, held })
  const cargo = cargoColumns(dispatch, declared, await signatoryOf(context, order, sender.user))
  const shipment: Row<'shipments'> = {
    _id: newId(),
    orderId: order._id,
    position: earlier.length + 1,
    quantity,
    ...methodColumns(dispatch, sender.user),
    ...cargo,
    batches: held === undefined ? cargo.batches : shippedBatches(cargo.batches, held, quantity),
    expectedOn: dispatch.expectedOn ?? null,
    revision: 1,
    textedAt: null,
    receivedBy: null,
    deliveredBy: null,
    signature: null,
    reason: null,
    createdAt: now,
    acceptedAt: null,
    // A courier has the goods from the first.
    startedAt: dispatch.deliveryMethod === 'courier' ? now : null,
    deliveredAt: null,
    updatedAt: now,
  }
  await tables.insert('shipments', shipment)
  if (held !== undefined) await takeBatches(context, order, shipment, held)
  await issueDeliveryNote(context, moved, shipment)
  if (moved.status !== 'disputed') await setShipmentDeadline(context, order)
  await textDriver(context, moved, shipment)
  return moved
}

/** Who signs the declaration of dangerous goods: the one who dispatches, at the seller's place. */
async function signatoryOf({ tables }: OperationContext, { sellerId }: OrderRow, { fullName: name }: Row<'users'>) {
  const seller = await tables.find('sellers', { _id: sellerId })
  // Foreign keys keep both parties of an order.
  if (seller === undefined) throw new Error(`Seller ${sellerId} is missing`)
  return { name, city: seller.city, country: seller.country }
}

type MethodColumns = Pick<
  Row<'shipments'>,
  | 'state'
  | 'deliveryMethod'
  | 'driverName'
  | 'driverPhone'
  | 'vehicle'
  | 'driverLanguage'
  | 'carrierName'
  | 'trackingNumber'
  | 'trackingLink'
>

/** What belongs to the method; of the others nothing is kept. */
function methodColumns(dispatch: Dispatch, seller: Row<'users'>): MethodColumns {
  const { deliveryMethod, driverName, driverPhone, vehicle, driverLanguage, carrierName, trackingNumber, trackingLink } = dispatch
  const noDriver = { driverName: null, driverPhone: null, vehicle: null, driverLanguage: null }
  const untracked = { carrierName: null, trackingNumber: null, trackingLink: null }
  if (deliveryMethod === 'collection') return { state: 'offered', deliveryMethod, ...noDriver, ...untracked }
  if (deliveryMethod === 'driver') {
    const driver = { driverName: driverName ?? null, driverPhone: driverPhone ?? null, vehicle: vehicle ?? null }
    return { state: 'offered', deliveryMethod, ...driver, driverLanguage: driverLanguage ?? seller.language, ...untracked }
  }
  const tracked = { trackingNumber: trackingNumber ?? null, trackingLink: trackingLink ?? null }
  return { state: 'underway', deliveryMethod, ...noDriver, carrierName: carrierName ?? null, ...tracked }
}

/** How the goods are declared, and the batches of their product. */
interface Held {
  declared: Declared | undefined
  held: HeldBatches | undefined
}

function assertDispatch(order: OrderRow, dispatch: Dispatch, left: Quantity, now: string, { declared, held }: Held): void {
  const { deliveryMethod, quantity, expectedOn, trackingLink } = dispatch
  const fields: Record<string, Text> = {}
  const wrong = (field: keyof Dispatch | 'quantity.value' | 'quantity.unit', text: Text | FieldKey) => {
    fields[`dispatch.${field}`] = typeof text === 'string' ? { key: text } : text
  }
  for (const field of neededFields[deliveryMethod]) if (dispatch[field] === undefined) wrong(field, 'server:field.required')
  if (deliveryMethod === 'collection' && !buyerCollects(order.incoterm)) wrong('deliveryMethod', 'server:field.collection')
  // Nothing but a carrier's record shows that the goods left the country whose tax was not charged.
  else if (deliveryMethod === 'collection' && order.taxFrom !== order.taxTo)
    wrong('deliveryMethod', 'server:field.collectionAbroad')
  if (quantity !== undefined && quantity.unit !== left.unit) wrong('quantity.unit', 'server:field.unit')
  else if (quantity !== undefined && compareQuantities(quantity, left) === 1) {
    wrong('quantity.value', quantityText('server:field.aboveLeft', 'left', left))
  } else if (quantity !== undefined && quantity.value < Math.min(left.value, order.quantity.value / leastParts)) {
    wrong(
      'quantity.value',
      quantityText('server:field.smallPart', 'least', { ...left, value: order.quantity.value / leastParts }),
    )
  }
  if (trackingLink !== undefined && !isHttps(trackingLink)) wrong('trackingLink', 'server:field.httpsLink')
  if (expectedOn !== undefined && !canBeExpected(expectedOn, now)) wrong('expectedOn', 'server:field.expectedOn')
  const cargo = cargoProblems(dispatch, quantity ?? left, { declared, ordered: order.packages }, now)
  const batches = held === undefined ? {} : heldProblems(dispatch.batches ?? [], held, now)
  for (const [field, text] of Object.entries({ ...cargo, ...batches })) fields[`dispatch.${field}`] = text
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
}

/** A link that both sides open: nothing but a page on the web, without a name or password in it. */
function isHttps(link: string): boolean {
  const { protocol, username, password } = URL.canParse(link) ? new URL(link) : { protocol: '', username: '', password: '' }
  return protocol === 'https:' && username === '' && password === '' && !/["'<>`\\]/.test(link)
}
