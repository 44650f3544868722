import { shownPackages } from '#server/domain/catalogue/ordered-packages.ts'
import { shownTax } from '#server/domain/catalogue/order-totals.ts'
import type { components } from '#src/generated/schema.ts'
import { isCollected } from '#src/lib/delivery-method.ts'
import { wasUnpaidOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { batchChoices } from './batch-choices.ts'
import { freightDeadline } from './freight-deadline.ts'
import type { OrderRow } from './orders.ts'
import { noteQuantity } from './delivery-notes.ts'
import { findTerms, isOverdue, isOwed, payableAmount } from './payment-terms.ts'
import { dispatchPromise, endOfUtcDay, isUnbegunOnTerms } from './delivery-deadlines.ts'
import { undispatchedQuantity } from './dispatched-quantity.ts'
import { serializeShipment } from './shipment-serializer.ts'
import { sampleTargets } from '#server/domain/sample/samples.ts'
import type { Caller, OperationContext } from '#server/operation.ts'
import type { CreditNoteDocument } from '#server/ports/invoice-document.ts'
import type { Row } from '#server/store/tables.ts'
import type { PartyRow } from '#server/store/trade-queries.ts'

type Schemas = components['schemas']

/** Who reads an order or a quote: one of its two accounts, or an operator, who reads all of it. */
export type Viewer = Pick<Caller, 'user'> | 'operator'

/**
 * The whole order, for its buyer or its seller, read in the state of this transaction. `written` is the timeline for whoever wrote all of
 * it: reading back a new order's would make PostgreSQL watch the end of the index at which every other order is being added.
 */
export async function serializeOrder(
  context: OperationContext,
  order: OrderRow,
  viewer: Viewer,
  written?: readonly Row<'orderEvents'>[],
): Promise<Schemas['Order']> {
  const { tables } = context
  const [timeline, parties, transfers, granted] = await Promise.all([
    written ?? tables.list('orderEvents', { orderId: order._id }, { orderBy: ['position'] }),
    tables.parties([order.buyerId, order.sellerId]),
    declaredTransfers(context, [order]),
    grantedTerms(context, order, viewer),
  ])
  // An order that nobody has moved yet has neither invoices nor a shipment.
  const moved = timeline.length > 1
  const [invoices, shipments] = await Promise.all([
    moved ? tables.list('invoices', { orderId: order._id }, { orderBy: ['issuedAt', '_id'] }) : [],
    moved ? tables.list('shipments', { orderId: order._id }, { orderBy: ['position'] }) : [],
  ])
  const undispatched = undispatchedQuantity(order, shipments)
  const choices = isSeller(viewer, order) && undispatched.value > 0 ? await batchChoices(context, order) : null
  const { _id, number, kind, status, paymentState, incoterm, deliveryAddress, createdAt, updatedAt, note, reason } = order
  // Telephone numbers are shared once the seller has taken the order on.
  const acceptedAt = timeline.find((entry) => entry.status === 'accepted')?.at
  const shown = acceptedAt !== undefined
  return {
    ...omitNull({
      note,
      reason,
      incotermPlace: order.incotermPlace,
      quoteId: order.quoteId,
      reference: order.reference,
      shipBy: order.shipBy,
    }),
    ...omitNull({ transfer: transfers.get(order._id) }),
    ...serializeSample(order, acceptedAt),
    _id,
    number,
    kind,
    status,
    paymentState,
    incoterm,
    deliveryAddress: addressFor(deliveryAddress, shown || mayReadPhone(viewer, order.buyerId)),
    createdAt,
    updatedAt,
    item: serializeItem(order),
    totals: serializeTotals(order),
    timeline: timeline.map((entry) =>
      omitNull({ at: entry.at, status: entry.status, by: entry.by, quantity: entry.quantity, note: entry.note }),
    ),
    invoices: invoices.map((row) => ({ ...serializeInvoice(row), ...creditOf(row, order, timeline) })),
    shipments: await Promise.all(shipments.map((row) => serializeShipment({ tables }, row))),
    undispatched,
    ...omitNull({ batchChoices: choices }),
    ...promiseOf(order, context.now),
    ...termsOf(order, context.now),
    ...omitNull({ grantedTerms: granted }),
    ...freightDeadline(order),
    ...omitNull({ disputeUntil: order.disputeUntil }),
    buyer: serializeParty(parties, order.buyerId, shown),
    seller: serializeParty(parties, order.sellerId, shown),
  }
}

/** A proposal whose day is over can no longer be agreed to. */
function promiseOf(
  order: OrderRow,
  now: string,
): Pick<Schemas['Order'], 'dispatchBy' | 'disputeFrom' | 'dispatchRemindedAt' | 'proposedDispatchOn'> {
  const promise = dispatchPromise(order)
  if (promise === undefined) return {}
  const { dispatchRemindedAt, proposedDispatchOn: proposed } = order
  const proposedDispatchOn = proposed !== null && endOfUtcDay(proposed) > now ? proposed : null
  const disputeFrom = isUnbegunOnTerms(order) ? null : promise.disputeFrom
  return { dispatchBy: promise.dispatchBy, ...omitNull({ disputeFrom, dispatchRemindedAt, proposedDispatchOn }) }
}

/** When an order on terms is to be paid, and how much; nothing of any other. */
function termsOf(order: OrderRow, now: string): Pick<Schemas['Order'], 'paymentTerms' | 'dueOn' | 'openAmount' | 'overdue'> {
  const { paymentTerms, dueOn, currency } = order
  if (paymentTerms === 'prepaid') return {}
  const openAmount = dueOn !== null && isOwed(order) ? { amount: payableAmount(order), currency } : null
  return { paymentTerms, ...omitNull({ dueOn, openAmount, overdue: isOverdue(order, now) ? true : null }) }
}

const isSeller = (viewer: Viewer, { sellerId }: OrderRow): boolean => viewer !== 'operator' && viewer.user._id === sellerId

/** The terms that the seller of an order grants its buyer now; told to the seller alone. */
async function grantedTerms(
  context: OperationContext,
  order: OrderRow,
  viewer: Viewer,
): Promise<Schemas['Order']['grantedTerms'] | null> {
  if (!isSeller(viewer, order)) return null
  const granted = await findTerms(context, order)
  if (granted === undefined) return null
  const { _id, terms, creditLimit: amount, currency } = granted
  return { _id, terms, creditLimit: { amount, currency } }
}

function serializeSample(
  { purpose, yearlyVolume, createdAt }: OrderRow,
  acceptedAt: string | undefined,
): Pick<Schemas['Order'], 'sample'> {
  if (purpose === null || yearlyVolume === null) return {}
  return { sample: { purpose, yearlyVolume, ...sampleTargets(createdAt, acceptedAt) } }
}

export const mayReadPhone = (viewer: Viewer, buyerId: string): boolean => viewer === 'operator' || viewer.user._id === buyerId

/** The address that goods are to be sent to; its telephone number is shared when the one of its buyer is. */
export function addressFor(address: OrderRow['deliveryAddress'], withPhone: boolean): Schemas['DeliveryAddress'] {
  if (withPhone) return address
  const { countryCode: _, phoneNumber: __, ...place } = address
  return place
}

export function serializeParty(parties: PartyRow[], userId: string, withPhone: boolean): Schemas['Party'] {
  const found = parties.find(({ _id }) => _id === userId)
  // The parties of orders and quotes are kept by foreign keys: a missing one is a defect of the store.
  if (found === undefined) throw new Error(`Party ${userId} of the trade is missing`)
  const { _id, name, country, phone } = found
  return withPhone ? { _id, name, country, phone } : { _id, name, country }
}

/** The transfers that are being checked, by the orders that they pay; nothing is read for orders of which none is. */
async function declaredTransfers(
  { tables }: Pick<OperationContext, 'tables'>,
  orders: readonly OrderRow[],
): Promise<Map<string, NonNullable<Schemas['OrderSummary']['transfer']>>> {
  const orderIds = orders.filter(({ paymentState }) => paymentState === 'review').map(({ _id }) => _id)
  const payments = orderIds.length === 0 ? [] : await tables.list('payments', { orderId: orderIds, status: 'review' })
  return new Map(
    payments.flatMap(({ orderId, transferReference, updatedAt }) =>
      orderId === null || transferReference === null
        ? []
        : [[orderId, { declaredAt: updatedAt, reference: transferReference }] as const],
    ),
  )
}

/** Those whose buyer fetches what is dispatched; nothing is read for orders in a state in which it does not matter. */
async function collectedOrders(
  { tables }: Pick<OperationContext, 'tables'>,
  orders: readonly OrderRow[],
): Promise<ReadonlySet<string>> {
  const orderIds = orders.filter(({ status }) => status === 'dispatched' || status === 'delivered').map(({ _id }) => _id)
  const shipments = orderIds.length === 0 ? [] : await tables.list('shipments', { orderId: orderIds })
  return new Set(orderIds.filter((id) => isCollected(shipments.filter(({ orderId }) => orderId === id))))
}

type SummaryRow = OrderRow & { buyer: PartyRow; seller: PartyRow }

/** Orders as lists show them. */
export async function orderSummaries(
  context: Pick<OperationContext, 'tables' | 'now'>,
  rows: readonly SummaryRow[],
): Promise<Schemas['OrderSummary'][]> {
  const [transfers, collected] = await Promise.all([declaredTransfers(context, rows), collectedOrders(context, rows)])
  return rows.map((row) => ({
    ...orderSummary(row),
    ...termsOf(row, context.now),
    ...omitNull({ transfer: transfers.get(row._id), collected: collected.has(row._id) ? true : null }),
  }))
}

function orderSummary(row: SummaryRow): Schemas['OrderSummary'] {
  const { _id, number, kind, status, createdAt, reference, shipBy } = row
  const parties = [row.buyer, row.seller]
  return {
    ...omitNull({ reference, shipBy }),
    _id,
    number,
    kind,
    status,
    createdAt,
    item: serializeItem(row),
    total: { amount: row.total, currency: row.currency },
    ...(kind === 'product' && { freight: row.freight }),
    buyer: serializeParty(parties, row.buyerId, false),
    seller: serializeParty(parties, row.sellerId, false),
  }
}

function serializeItem(order: OrderRow): Schemas['OrderItem'] {
  const { productId, name_en, name_ar, name_bn, casNumber, unNumber, grade, quantity, hasStructure, currency } = order
  return {
    ...omitNull({ productId, name_ar, name_bn, casNumber, unNumber, grade }),
    name_en,
    quantity,
    ...shownPackages(order),
    hasStructure,
    unitPrice: { amount: order.unitPrice, currency },
    priceUnit: order.priceUnit,
    net: { amount: order.subtotal, currency },
  }
}

export function serializeTotals({ currency, ...order }: OrderRow): Schemas['OrderTotals'] {
  return {
    unitPrice: { amount: order.unitPrice, currency },
    subtotal: { amount: order.subtotal, currency },
    ...shownTax(order),
    tax: { amount: order.tax, currency },
    shipping: { amount: order.shipping, currency },
    freight: order.freight,
    total: { amount: order.total, currency },
  }
}

/** An invoice or a delivery note; what a credit note comes to is in its order. */
export function serializeInvoice(row: Row<'invoices'>): Schemas['Invoice'] {
  const { _id, orderId, kind, number, issuedAt, shipmentId } = row
  const quantity = kind === 'delivery' ? noteQuantity(row) : null
  return { ...omitNull({ shipmentId, quantity }), _id, orderId, kind, number, issuedAt }
}

/** What a credit note gives back; one of an order on terms that was unpaid when it was issued takes that off the invoice instead. */
function creditOf(
  { kind, document, issuedAt }: Row<'invoices'>,
  order: OrderRow,
  timeline: readonly Row<'orderEvents'>[],
): Pick<Schemas['Invoice'], 'refunded' | 'credited'> {
  if (kind !== 'creditNote') return {}
  const { total: amount, currency } = document as unknown as CreditNoteDocument // Only issueCreditNote writes one of this kind.
  const money = { amount, currency }
  return wasUnpaidOnTerms(order, timeline, issuedAt) ? { credited: money } : { refunded: money }
}
