import { z } from 'zod'
import { id, incoterm, money, packageKind, quantity, time, unit } from './columns.ts'

const localName = { name_en: z.string(), name_ar: z.string().nullable(), name_bn: z.string().nullable() }

export const categories = z.object({ _id: id, slug: z.string(), ...localName, position: z.number() })

export const subCategories = z.object({
  _id: id,
  categoryId: id,
  slug: z.string(),
  ...localName,
  position: z.number(),
})

/** A seller's listing. Amounts in `priceTiers` are minor units of `currency` for one `unit`. */
export const products = z.object({
  _id: id,
  sellerId: id,
  categoryId: id,
  subCategoryId: id,
  /** The seller's own number for it. */
  reference: z.string().nullable(),
  ...localName,
  description_en: z.string().nullable(),
  description_ar: z.string().nullable(),
  description_bn: z.string().nullable(),
  profileImage: z.string().nullable(),
  images: z.array(z.string()),
  casNumber: z.string(),
  ecNumber: z.string().nullable(),
  unNumber: z.string().nullable(),
  hsCode: z.string().nullable(),
  molecularFormula: z.string(),
  molecularWeight: z.number(),
  smiles: z.string().nullable(),
  synonyms: z.array(z.string()),
  grade: z.enum([
    'technical',
    'industrial',
    'reagent',
    'ACS',
    'USP',
    'BP',
    'EP',
    'FCC',
    'food',
    'pharma',
    'cosmetic',
    'agricultural',
    'electronic',
  ]),
  purity: z.number(),
  physicalForm: z.enum(['liquid', 'solid', 'powder', 'granules', 'flakes', 'pellets', 'crystals', 'gas', 'solution', 'paste']),
  /** `surcharge`: minor units for one `unit`, on top of a tier's price. */
  packaging: z.array(z.object({ kind: packageKind, net: quantity, surcharge: money.exactOptional() })),
  brand: z.string().nullable(),
  countryOfOrigin: z.string(),
  currency: z.string(),
  unit,
  /** The first tier's price, and the last one's. */
  price: z.number(),
  lowestPrice: z.number(),
  priceTiers: z.array(z.object({ minimumQuantity: quantity, price: money })),
  /**
   * US dollars per kg, litre or piece at reference rates: what lists filter and sort by. Derived:
   * server/domain/catalogue/comparable-price.ts.
   */
  comparablePrice: z.number(),
  minimumOrder: z.number(),
  /** What can still be promised, in `unit`; accepted orders have taken theirs out. */
  stock: z.number(),
  leadTimeDays: z.number(),
  incoterms: z.array(incoterm),
  certificates: z.array(z.enum(['ISO9001', 'REACH', 'Halal', 'Kosher', 'GMP', 'FDA'])),
  ghs: z.object({
    signal: z.enum(['danger', 'warning']).nullable(),
    pictograms: z.array(z.string()),
    hazards: z.array(z.string()),
    precautions: z.array(z.string()),
  }),
  /** How it is declared for carriage; null without a UN number. src/lib/dangerous-goods.ts says what is needed of it. */
  dangerousGoods: z
    .object({
      properShippingName: z.string().nullable(),
      hazardClass: z.string().nullable(),
      subsidiaryHazards: z.array(z.string()),
      packingGroup: z.enum(['I', 'II', 'III']).nullable(),
      tunnelCode: z.enum(['-', 'B', 'B/D', 'B/E', 'C', 'C/D', 'C/E', 'D', 'D/E', 'E']).nullable(),
      technicalName: z.string().nullable(),
      emergencyPhone: z.string().nullable(),
      flashPoint: z.number().nullable(),
    })
    .nullable(),
  documents: z.array(
    z.object({
      kind: z.enum(['SDS', 'TDS', 'CoA', 'REACH', 'Halal', 'ISO', 'other']),
      access: z.enum(['public', 'onRequest']),
      language: z.enum(['en', 'ar', 'bn']).nullable(),
      issuedOn: z.string().nullable(),
      version: z.string().nullable(),
      /** The public file; a document without one is requested from its seller. */
      fileId: z.string().exactOptional(),
    }),
  ),
  /** Price of one sample in minor units of `currency` and the largest one in `unit`; null when none are offered. */
  sampleOffered: z.boolean(),
  samplePrice: z.number().nullable(),
  sampleMaximum: z.number().nullable(),
  /** A deleted one is shown nowhere; orders and requests go on naming it. */
  status: z.enum(['active', 'inactive', 'deleted']),
  /** Fields of the seller's form that an import left open: their columns hold placeholders, and it stays off the market. */
  missing: z.array(z.string()),
  /** Counts the seller's changes, not orders; used for optimistic locking. */
  version: z.number(),
  promotedUntil: time.nullable(),
  rating: z.number(),
  ratingCount: z.number(),
  /** Normalised names, synonyms, CAS, EC, formula: what search reads. Derived: server/domain/search/search-text.ts. */
  searchText: z.string(),
  createdAt: time,
  updatedAt: time,
})
