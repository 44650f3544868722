import { z } from 'zod'
import { products } from './catalogue.ts'
import { id, incoterm, language, quantity, time, unit } from './columns.ts'

const addressSnapshot = z.object({
  label: z.string().exactOptional(),
  fullName: z.string(),
  countryCode: z.string(),
  phoneNumber: z.string(),
  line1: z.string(),
  line2: z.string().exactOptional(),
  city: z.string(),
  region: z.string().exactOptional(),
  postalCode: z.string().exactOptional(),
  country: z.string(),
})

/**
 * One product ordered from one seller. The product's columns are a snapshot taken at placing; amounts are minor units of `currency`.
 * `status` moves only as src/machines/lifecycles/order.machine.ts says.
 */
export const orders = z.object({
  _id: id,
  number: z.string(),
  kind: z.enum(['product']),
  buyerId: id,
  sellerId: id,
  productId: id,
  status: z.enum([
    'placed',
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
  casNumber: z.string(),
  unNumber: z.string().nullable(),
  hazards: z.array(z.string()),
  grade: products.shape.grade,
  hasStructure: z.boolean(),
  quantity,
  /** `quantity` in the product's unit: what stock is counted in. */
  stockQuantity: z.number(),
  priceUnit: unit,
  currency: z.string(),
  unitPrice: z.number(),
  subtotal: z.number(),
  taxRate: z.number(),
  tax: z.number(),
  shipping: z.number(),
  total: z.number(),
  incoterm,
  deliveryAddress: addressSnapshot,
  note: z.string().nullable(),
  reason: z.string().nullable(),
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
  userId: id.nullable(),
  note: z.string().nullable(),
  at: time,
})

/** An issued paper; `sequence` runs without gaps per seller, year and kind. `document` is all that the PDF shows; never changed. */
export const invoices = z.object({
  _id: id,
  orderId: id,
  sellerId: id,
  kind: z.enum(['payment', 'delivery']),
  year: z.number(),
  sequence: z.number(),
  number: z.string(),
  language,
  document: z.record(z.string(), z.unknown()),
  issuedAt: time,
})

/** The last number given out, by what it numbers (`payment:2026:<sellerId>`). */
export const counters = z.object({ _id: z.string(), last: z.number() })

export const payments = z.object({
  _id: id,
  orderId: id,
  userId: id,
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['created', 'processing', 'succeeded', 'failed', 'cancelled', 'review', 'approved', 'declined', 'refunded']),
  providerReference: z.string().nullable(),
  failure: z.enum(['cardDeclined', 'insufficientFunds', 'expiredCard', 'secondStepFailed']).nullable(),
  createdAt: time,
  updatedAt: time,
})

/** Carriage of one order, `_id` the order's. */
export const shipments = z.object({
  _id: id,
  state: z.enum(['offered', 'accepted', 'delivered']),
  driverName: z.string(),
  driverPhone: z.string(),
  vehicle: z.string(),
  receivedBy: z.string().nullable(),
  updatedAt: time,
})

export const shipmentPositions = z.object({
  _id: id,
  shipmentId: id,
  latitude: z.number(),
  longitude: z.number(),
  at: time,
})
