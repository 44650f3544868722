import { z } from 'zod'
import { products } from './catalogue.ts'
import {
  addressSnapshot,
  freight,
  frozenTax,
  id,
  incoterm,
  language,
  packageKind,
  packedColumns,
  paymentMethod,
  quantity,
  renewalMethod,
  time,
  unit,
} from './columns.ts'

const creditTerms = z.enum(['net30', 'net60'])

/**
 * The terms on which a seller delivers to a buyer before the payment, one row a pair: `creditLimit`, in minor units, is the most that is owed
 * at once. Ended ones are kept, and hold again when they are granted anew.
 */
export const paymentTerms = z.object({
  _id: id,
  sellerId: id,
  buyerId: id,
  terms: creditTerms,
  currency: z.string(),
  creditLimit: z.number(),
  createdAt: time,
  updatedAt: time,
  endedAt: time.nullable(),
})

/**
 * One product ordered from one seller. The product's columns are a snapshot taken at placing; amounts are minor units of `currency`.
 * `status` moves only as src/machines/lifecycles/order.machine.ts says.
 */
export const orders = z.object({
  _id: id,
  number: z.string(),
  kind: z.enum(['product', 'sample']),
  buyerId: id,
  sellerId: id,
  /** Null when the goods are no listing: a bid may offer what its seller does not list. Such an order reserves no stock. */
  productId: id.nullable(),
  /** The bid that this order was made of. */
  bidId: id.nullable(),
  /** The quote whose acceptance made the order. */
  quoteId: id.nullable(),
  status: z.enum([
    'placed',
    'freightQuoted',
    'accepted',
    'rejected',
    'cancelled',
    'invoiced',
    'paymentReview',
    'paid',
    'processing',
    'dispatched',
    'inTransit',
    'delivered',
    'completed',
    'disputed',
    'refunded',
  ]),
  paymentState: z.enum([
    'none',
    'created',
    'processing',
    'succeeded',
    'failed',
    'cancelled',
    'review',
    'approved',
    'declined',
    'refunded',
  ]),
  name_en: z.string(),
  name_ar: z.string().nullable(),
  name_bn: z.string().nullable(),
  casNumber: z.string().nullable(),
  unNumber: z.string().nullable(),
  hazards: z.array(z.string()),
  grade: products.shape.grade.nullable(),
  hasStructure: z.boolean(),
  quantity,
  ...packedColumns,
  /** `quantity` in `priceUnit`, the product's unit: what stock is counted in. */
  stockQuantity: z.number(),
  priceUnit: unit,
  currency: z.string(),
  unitPrice: z.number(),
  subtotal: z.number(),
  ...frozenTax,
  tax: z.number(),
  shipping: z.number(),
  freight,
  total: z.number(),
  /** When it is to be paid, frozen when it is placed: before it is prepared, or so many days after its invoice. */
  paymentTerms: z.enum(['prepaid', ...creditTerms.options]),
  /** The last day (UTC) to pay an invoice on terms, and the day of the next reminder; null when none is to come. */
  dueOn: z.string().nullable(),
  remindOn: z.string().nullable(),
  /** What credit notes have taken off an invoice on terms before it was paid. */
  credited: z.number(),
  /** Days from the payment to the dispatch, as promised. */
  leadTimeDays: z.number(),
  /** The marketplace's share, per cent, of the goods' value and, if `commissionOnFreight`, of the freight; frozen when the order is made. */
  commissionRate: z.number(),
  commissionOnFreight: z.boolean(),
  incoterm,
  /** The place that belongs to it. */
  incotermPlace: z.string().nullable(),
  deliveryAddress: addressSnapshot,
  note: z.string().nullable(),
  /** The buyer's purchase order number, and the latest day of dispatch that they want (`2026-12-01`). */
  reference: z.string().nullable(),
  shipBy: z.string().nullable(),
  /** When it is to be dispatched, from the moment it is paid on; a free sample: accepted. */
  dispatchBy: time.nullable(),
  /** When its seller was reminded that it is late; null again once another day is agreed. */
  dispatchRemindedAt: time.nullable(),
  /** The day that its seller proposes instead. */
  proposedDispatchOn: z.string().nullable(),
  /** Until when its buyer may complain of the delivery, while it is delivered; then it completes. */
  disputeUntil: time.nullable(),
  reason: z.string().nullable(),
  /** What a sample is wanted for, and how much would be bought in a year; null for other orders. */
  purpose: z.string().nullable(),
  yearlyVolume: quantity.nullable(),
  createdAt: time,
  updatedAt: time,
})

/** The order's timeline: one row a change of state, never changed. */
export const orderEvents = z.object({
  _id: id,
  orderId: id,
  position: z.number(),
  status: orders.shape.status,
  by: z.enum(['buyer', 'seller', 'carrier', 'system']),
  /** Of a part of the order, which alone was dispatched or delivered. */
  quantity: quantity.nullable(),
  userId: id.nullable(),
  note: z.string().nullable(),
  at: time,
})

/** An issued document; `sequence` runs without gaps per seller, year and kind. `document` is all that the PDF shows; never changed. */
export const invoices = z.object({
  _id: id,
  orderId: id,
  sellerId: id,
  kind: z.enum(['payment', 'delivery', 'creditNote']),
  year: z.number(),
  sequence: z.number(),
  number: z.string(),
  language,
  /** Of a delivery note whose goods are dispatched. */
  shipmentId: id.nullable(),
  document: z.record(z.string(), z.unknown()),
  issuedAt: time,
})

/** The last number given out, by what it numbers (`payment:2026:<sellerId>`). */
export const counters = z.object({ _id: z.string(), last: z.number() })

/** One attempt to pay for an order, a plan, or into the own wallet. */
export const payments = z.object({
  _id: id,
  kind: z.enum(['order', 'subscription', 'walletTopUp']),
  orderId: id.nullable(),
  planId: id.nullable(),
  /** The subscription that it renews without its owner, and the end of the paid month from which on it does. */
  subscriptionId: id.nullable(),
  renewsFrom: time.nullable(),
  /** By what the plan that it buys is to be renewed; null: not at all. */
  renewalMethod: renewalMethod.nullable(),
  renewalCardId: id.nullable(),
  userId: id,
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['created', 'processing', 'succeeded', 'failed', 'cancelled', 'review', 'approved', 'declined', 'refunded']),
  /** Chosen when it is confirmed. */
  method: paymentMethod.nullable(),
  /** A digest of the card that a charge was begun with: until its outcome is known no other card is charged. */
  chargedWith: z.string().nullable(),
  /** The card provider's id of it. */
  providerReference: z.string().nullable(),
  /** What the buyer wrote on a bank transfer. */
  transferReference: z.string().nullable(),
  /** What that is compared by (`referenceKey`): one transfer may be declared for several payments. */
  transferKey: z.string().nullable(),
  /** The bank's own number of the entry on the statement that brought the money, as the operator who approved a transfer wrote it. */
  statementEntry: z.string().nullable(),
  /** What that is compared by (`statementKey`): one entry may have brought the money of several payments. */
  statementKey: z.string().nullable(),
  failure: z.enum(['cardDeclined', 'insufficientFunds', 'expiredCard', 'secondStepFailed']).nullable(),
  /** Why a transfer was declined. */
  reason: z.string().nullable(),
  /** Who approved or declined a transfer, and when; null of what was decided before it was kept. */
  decidedBy: z.string().nullable(),
  decidedAt: time.nullable(),
  createdAt: time,
  updatedAt: time,
})

/**
 * The carriage of an order, or of a part of it; positions count from 1. `state` moves only as
 * src/machines/lifecycles/shipment.machine.ts says.
 */
export const shipments = z.object({
  _id: id,
  orderId: id,
  position: z.number(),
  state: z.enum(['offered', 'accepted', 'underway', 'failed', 'delivered', 'cancelled']),
  deliveryMethod: z.enum(['driver', 'courier', 'collection']),
  quantity,
  /** A day. */
  expectedOn: z.string().nullable(),
  /** Rises with each driver; a token of an earlier one is dead. */
  revision: z.number(),
  driverName: z.string().nullable(),
  driverPhone: z.string().nullable(),
  vehicle: z.string().nullable(),
  driverLanguage: language.nullable(),
  /** When its link was last sent to the driver. */
  textedAt: time.nullable(),
  carrierName: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingLink: z.string().nullable(),
  packages: z.object({ count: z.number(), kind: packageKind }).nullable(),
  /** With the packages. */
  grossKilograms: z.number().nullable(),
  /** Quantities in the unit of the shipment; days. `batchId`: of a product whose seller keeps batches. */
  batches: z.array(
    z.object({
      number: z.string(),
      quantity: z.number().nullable(),
      madeOn: z.string().nullable(),
      expiresOn: z.string().nullable(),
      retestOn: z.string().exactOptional(),
      batchId: z.string().exactOptional(),
    }),
  ),
  /** How dangerous goods were declared when they left; null of others. */
  carriage: z
    .object({
      unNumber: z.string(),
      description: z.string(),
      emergencyPhone: z.string(),
      /** Who dispatched it for the seller, and where; of shipments before it was kept nobody. */
      signatory: z.object({ name: z.string(), city: z.string(), country: z.string() }).exactOptional(),
    })
    .nullable(),
  receivedBy: z.string().nullable(),
  deliveredBy: z.enum(['buyer', 'seller', 'carrier', 'system']).nullable(),
  /** The strokes of a pen, each as x and y in turn. */
  signature: z.array(z.array(z.number())).nullable(),
  /** Why it was cancelled. */
  reason: z.string().nullable(),
  createdAt: time,
  acceptedAt: time.nullable(),
  startedAt: time.nullable(),
  /** When it was handed over, as reported. */
  deliveredAt: time.nullable(),
  updatedAt: time,
})

export const shipmentPositions = z.object({
  _id: id,
  shipmentId: id,
  latitude: z.number(),
  longitude: z.number(),
  /** The town that it is in or near to; null far from any. */
  place: z.object({ en: z.string(), ar: z.string(), bn: z.string() }).nullable(),
  at: time,
})

/** An attempt in which a driver could not hand over a shipment. `at`: when it was, not later than it was reported; its photos are its attachments. */
export const deliveryFailures = z.object({
  _id: id,
  shipmentId: id,
  reason: z.enum(['noReceiver', 'refused', 'addressNotFound', 'itemsDamaged']),
  note: z.string().nullable(),
  at: time,
  /** As the report names it: the phone's clock may be ahead. */
  namedAt: time,
})

/**
 * When somebody is to look at the delivery of an order, `_id` the order's: both sides are asked, and after that an operator. Gone once the
 * order is delivered, disputed or at its end.
 */
export const deliveryDeadlines = z.object({
  _id: id,
  state: z.enum(['waiting', 'asked', 'overdue']),
  /** When the next state is due; of the last one since when. */
  dueAt: time,
})
