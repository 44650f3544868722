import { z } from 'zod'
import { products } from './catalogue.ts'
import { addressSnapshot, frozenTax, id, incoterm, packedColumns, quantity, time, unit } from './columns.ts'

const status = z.enum(['requested', 'offered', 'countered', 'accepted', 'rejected', 'withdrawn', 'expired'])

/**
 * What a buyer asks a seller to name a price for. The product's columns are a snapshot taken at the request; amounts are minor units
 * of `currency`, `targetPrice` that of one `priceUnit`. `status` moves only as src/machines/lifecycles/quote.machine.ts says.
 */
export const quotes = z.object({
  _id: id,
  number: z.string(),
  buyerId: id,
  sellerId: id,
  productId: id,
  /** The ended quote that this one asks for again. */
  fromQuoteId: id.nullable(),
  status,
  name_en: z.string(),
  name_ar: z.string().nullable(),
  name_bn: z.string().nullable(),
  casNumber: z.string(),
  unNumber: z.string().nullable(),
  hazards: z.array(z.string()),
  grade: products.shape.grade,
  hasStructure: z.boolean(),
  quantity,
  ...packedColumns,
  priceUnit: unit,
  currency: z.string(),
  targetPrice: z.number().nullable(),
  incoterm,
  incotermPlace: z.string().nullable(),
  deliveryAddress: addressSnapshot,
  neededBy: z.string().nullable(),
  message: z.string().nullable(),
  documents: z.array(z.enum(['SDS', 'TDS', 'CoA', 'REACH', 'Halal', 'ISO', 'other'])),
  /** Where the buyer counts days. */
  timeZone: z.string(),
  /** The last round, and what an order on its terms costs; 0 and null before the first. */
  version: z.number(),
  offeredTotal: z.number().nullable(),
  /** When it ends by itself while it is open. */
  expiresAt: time,
  reason: z.string().nullable(),
  createdAt: time,
  updatedAt: time,
})

/** A round: what one side offers, and what an order on it costs; never changed. `validUntil` is a day, `expiresAt` its end. */
export const quoteOffers = z.object({
  _id: id,
  quoteId: id,
  version: z.number(),
  by: z.enum(['buyer', 'seller']),
  userId: id,
  unitPrice: z.number(),
  subtotal: z.number(),
  shipping: z.number(),
  ...frozenTax,
  tax: z.number(),
  total: z.number(),
  leadTimeDays: z.number(),
  validUntil: z.string(),
  expiresAt: time,
  terms: z.string().nullable(),
  createdAt: time,
})

/** The quote's timeline, never changed; `noted` is a question or an answer that moved nothing. */
export const quoteEvents = z.object({
  _id: id,
  quoteId: id,
  position: z.number(),
  step: z.enum([...status.options, 'noted']),
  by: z.enum(['buyer', 'seller', 'system']),
  userId: id.nullable(),
  /** Of the offer that was made or accepted. */
  version: z.number().nullable(),
  note: z.string().nullable(),
  at: time,
})
