import { z } from 'zod'

/** Column types that several tables share. They describe a row as the store hands it out: ISO times, plain numbers, parsed JSON. */
export const id = z.string()
export const time = z.string()
export const language = z.enum(['en', 'ar', 'bn'])
export const unit = z.enum(['g', 'kg', 't', 'mL', 'L', 'm3', 'piece'])
export const money = z.object({ amount: z.number(), currency: z.string() })
export const quantity = z.object({ value: z.number(), unit })
export const incoterm = z.enum(['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'])
/** How money comes in. */
export const paymentMethod = z.enum(['card', 'wallet', 'bankTransfer'])
/** By what a plan is renewed without its owner. */
export const renewalMethod = z.enum(['wallet', 'card'])

/** An address as it was when it was chosen. */
export const addressSnapshot = z.object({
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

export type Language = z.infer<typeof language>

export const packageKind = z.enum(['drum', 'IBC', 'bag', 'jerrycan', 'flexitank', 'isoTank', 'bottle', 'bulk'])

/** `quotedLater`: its seller states it after the order, which is without it so far. */
export const freight = z.enum(['none', 'included', 'quotedLater'])
/**
 * The packages that a quantity is delivered in, as the product listed them when it was asked for, and the quantity before it was rounded up
 * to whole ones. Null where no package was chosen.
 */
export const packedColumns = {
  askedQuantity: quantity.nullable(),
  /** A bulk load is not counted. */
  packages: z.object({ kind: packageKind, net: quantity, count: z.number().exactOptional() }).nullable(),
}

/** How a sale is taxed; only `domestic` has a rate other than zero. */
export const taxKind = z.enum(['domestic', 'export', 'reverseCharge', 'exempt', 'outOfScope'])

/** The tax that a row was priced with, which later rules do not change: the kind, and the countries that the goods leave and go to. */
export const frozenTax = {
  /** Per cent. */
  taxRate: z.number(),
  taxKind,
  taxFrom: z.string(),
  taxTo: z.string(),
  /** The verified number of the buyer that a reverse charge rests on; null otherwise. */
  buyerTaxNumber: z.string().nullable(),
}
