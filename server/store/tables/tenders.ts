import { z } from 'zod'
import { products } from './catalogue.ts'
import { addressSnapshot, frozenTax, id, incoterm, language, quantity, time, unit } from './columns.ts'

/**
 * What a buyer asks sellers to bid for. Amounts are minor units of `currency`, in which every bid is made. `status` moves only as
 * src/machines/lifecycles/requirement.machine.ts says; whether bids are taken follows from it and `deadline`.
 */
export const requirements = z.object({
  _id: id,
  number: z.string(),
  buyerId: id,
  status: z.enum(['open', 'awarded', 'closed', 'expired']),
  /** The language in which its title and description are written. */
  language,
  title: z.string(),
  description: z.string().nullable(),
  productName: z.string(),
  casNumber: z.string().nullable(),
  grade: products.shape.grade.nullable(),
  categoryId: id.nullable(),
  quantity,
  currency: z.string(),
  /** What the buyer hopes to pay for one unit of `quantity`; not binding. */
  targetPrice: z.number().nullable(),
  /** No bid's total may be above it. */
  budget: z.number().nullable(),
  incoterm: incoterm.nullable(),
  deliveryAddress: addressSnapshot,
  /** The address's country: what lists filter by. */
  country: z.string(),
  /** Visitors see it among the tender news, too. */
  isPublic: z.boolean(),
  deadline: time,
  /** Until then the buyer can award it; then it expires. */
  decideBy: time,
  /** Why it was closed. */
  reason: z.string().nullable(),
  /** Normalised words of title, product, CAS and description: what search reads. */
  searchText: z.string(),
  createdAt: time,
  updatedAt: time,
})

/**
 * One version of a seller's bid. An edit withdraws it and makes the next one, so that an id names exactly what a buyer has seen.
 * Amounts are minor units of `currency`, the requirement's.
 */
export const bids = z.object({
  _id: id,
  requirementId: id,
  sellerId: id,
  /** The listing that it offers, if there is one. */
  productId: id.nullable(),
  status: z.enum(['submitted', 'accepted', 'rejected', 'withdrawn', 'lapsed']),
  /** From 1 up with each edit. */
  version: z.number(),
  goodsName: z.string(),
  quantity,
  priceUnit: unit,
  currency: z.string(),
  unitPrice: z.number(),
  subtotal: z.number(),
  shipping: z.number(),
  ...frozenTax,
  tax: z.number(),
  total: z.number(),
  leadTimeDays: z.number(),
  incoterm,
  incotermPlace: z.string().nullable(),
  validUntil: time,
  note: z.string().nullable(),
  createdAt: time,
  updatedAt: time,
})

/** A call for tenders of an organisation outside of the marketplace, kept by the operator. */
export const tenderNews = z.object({
  _id: id,
  reference: z.string(),
  organisation: z.string(),
  country: z.string(),
  title_en: z.string(),
  title_ar: z.string().nullable(),
  title_bn: z.string().nullable(),
  body_en: z.string(),
  body_ar: z.string().nullable(),
  body_bn: z.string().nullable(),
  documents: z.array(z.object({ name: z.string(), url: z.string() })),
  searchText: z.string(),
  publishedAt: time,
  closesAt: time,
})
