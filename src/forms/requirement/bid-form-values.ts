import type { components } from '#src/generated/schema.ts'
import type { Incoterm } from '#src/lib/incoterms.ts'
import type { Unit } from '#src/lib/quantity.ts'

type Schemas = components['schemas']

/** What is bid, but for which requirement. */
export type BidOffer = Omit<Schemas['BidRequest'], 'requirementId'>

/** What is asked of an own listing that may be offered. */
export type BidListing = Pick<Schemas['ProductCard'], '_id' | 'name_en' | 'name_ar' | 'name_bn' | 'stock'>

export interface BidFormValues {
  /** Empty: from no listing. */
  productId: string
  goodsName: string
  quantity: { value: string; unit: Unit }
  unitPrice: string
  priceUnit: Unit
  shipping: string
  leadTimeDays: string
  incoterm: Incoterm
  incotermPlace: string
  /** YYYY-MM-DD: its last day. */
  validUntil: string
  note: string
}
