import { z } from 'zod'
import type { components } from '#src/generated/schema.ts'
import { toDecimalText } from '#src/lib/money.ts'
import { units } from '#src/lib/quantity.ts'

type Product = components['schemas']['Product']

const text = z.string().max(8000)
const texts = z.array(text).max(200)
const amount = z.object({ amount: text })
const value = z.object({ value: text })
const documentRow = z.object({
  kind: text,
  access: text,
  language: text,
  issuedOn: text,
  version: text,
  /** Of a file that the product holds already. */
  fileId: text,
})

/** What is typed into the form, and what of it is kept as a draft: all but the files. */
const typed = z.object({
  subCategoryId: text,
  reference: text,
  name_en: text,
  name_ar: text,
  name_bn: text,
  description_en: text,
  description_ar: text,
  description_bn: text,
  casNumber: text,
  ecNumber: text,
  unNumber: text,
  hsCode: text,
  molecularFormula: text,
  molecularWeight: text,
  smiles: text,
  /** One in each line. */
  synonyms: text,
  grade: text,
  purity: text,
  physicalForm: text,
  brand: text,
  countryOfOrigin: text,
  packaging: z
    .array(
      z.object({
        kind: text,
        net: z.object({ value: text, unit: text }),
        surcharge: z.object({ amount: text }).default({ amount: '' }),
      }),
    )
    .max(20),
  /** Of price, minimum order and stock. */
  unit: z.enum(units),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** The first begins at the minimum order. */
  priceTiers: z.array(z.object({ minimumQuantity: value, price: amount })).max(10),
  stock: value,
  leadTimeDays: text,
  incoterms: texts,
  certificates: texts,
  ghs: z.object({ signal: text, pictograms: texts, hazards: texts, precautions: texts }),
  dangerousGoods: z.object({
    properShippingName: text,
    hazardClass: text,
    /** Commas between. */
    subsidiaryHazards: text,
    packingGroup: text,
    tunnelCode: text,
    technicalName: text,
    emergencyPhone: text,
    /** °C. */
    flashPoint: text,
  }),
  documents: z.array(documentRow).max(20),
  sample: z.object({ offered: z.boolean(), price: amount, maximum: value }),
  /** Of a new product alone. */
  status: z.enum(['active', 'inactive']),
})

type Typed = z.infer<typeof typed>

export interface DocumentRow extends z.infer<typeof documentRow> {
  upload: File | null
}

export interface Pictures {
  /** Taken for the main picture in place of the present one. */
  profile: File | null
  removeProfile: boolean
  /** Present ones that stay, in their order. */
  kept: string[]
  added: File[]
}

export type ListingValues = Omit<Typed, 'documents'> & { documents: DocumentRow[]; pictures: Pictures }

export const emptyDocument: DocumentRow = {
  kind: 'SDS',
  access: 'public',
  language: 'en',
  issuedOn: '',
  version: '',
  fileId: '',
  upload: null,
}
export const emptyTier = { minimumQuantity: { value: '' }, price: { amount: '' } }
export const emptyPackaging = (unit: string) => ({ kind: '', net: { value: '', unit }, surcharge: { amount: '' } })

const undeclared: ListingValues['dangerousGoods'] = {
  properShippingName: '',
  hazardClass: '',
  subsidiaryHazards: '',
  packingGroup: '',
  tunnelCode: '',
  technicalName: '',
  emergencyPhone: '',
  flashPoint: '',
}

/** What the form of a new product begins with. */
export function newListing(currency: string): ListingValues {
  return {
    subCategoryId: '',
    reference: '',
    name_en: '',
    name_ar: '',
    name_bn: '',
    description_en: '',
    description_ar: '',
    description_bn: '',
    casNumber: '',
    ecNumber: '',
    unNumber: '',
    hsCode: '',
    molecularFormula: '',
    molecularWeight: '',
    smiles: '',
    synonyms: '',
    grade: '',
    purity: '',
    physicalForm: '',
    brand: '',
    countryOfOrigin: '',
    unit: 'kg',
    currency,
    packaging: [emptyPackaging('kg')],
    priceTiers: [emptyTier],
    stock: { value: '' },
    leadTimeDays: '',
    incoterms: [],
    certificates: [],
    ghs: { signal: '', pictograms: [], hazards: [], precautions: [] },
    dangerousGoods: undeclared,
    documents: [],
    sample: { offered: false, price: { amount: '' }, maximum: { value: '' } },
    status: 'active',
    pictures: { profile: null, removeProfile: false, kept: [], added: [] },
  }
}

const decimal = (money: { amount: number; currency: string }) => ({ amount: toDecimalText(money) })

/** A product as its form shows it. What an import left open is empty. */
export function valuesOf(product: Product): ListingValues {
  const { price, sample, ghs } = product
  const open = new Set(product.missing)
  const shown = (field: string, present: string | number | undefined) => (open.has(field) ? '' : String(present ?? ''))
  return {
    ...newListing(price.currency),
    subCategoryId: shown('subCategoryId', product.subCategory._id),
    reference: product.reference ?? '',
    name_en: product.name_en,
    name_ar: product.name_ar ?? '',
    name_bn: product.name_bn ?? '',
    description_en: product.description_en ?? '',
    description_ar: product.description_ar ?? '',
    description_bn: product.description_bn ?? '',
    casNumber: product.casNumber,
    ecNumber: product.ecNumber ?? '',
    unNumber: product.unNumber ?? '',
    hsCode: product.hsCode ?? '',
    molecularFormula: shown('molecularFormula', product.molecularFormula),
    molecularWeight: shown('molecularWeight', product.molecularWeight),
    smiles: product.smiles ?? '',
    synonyms: product.synonyms.join('\n'),
    grade: shown('grade', product.grade),
    purity: shown('purity', product.purity),
    physicalForm: shown('physicalForm', product.physicalForm),
    brand: product.brand ?? '',
    countryOfOrigin: shown('countryOfOrigin', product.countryOfOrigin),
    packaging: product.packaging.map(({ kind, net, surcharge }) => ({
      kind,
      net: { value: String(net.value), unit: net.unit },
      surcharge: surcharge === undefined ? { amount: '' } : decimal(surcharge),
    })),
    unit: product.priceUnit,
    priceTiers: product.priceTiers.map((tier) => ({
      minimumQuantity: { value: String(tier.minimumQuantity.value) },
      price: open.has('price') ? { amount: '' } : decimal(tier.price),
    })),
    stock: { value: String(product.stock.value) },
    leadTimeDays: shown('leadTimeDays', product.leadTimeDays),
    incoterms: product.incoterms,
    certificates: product.certificates,
    ghs: { ...ghs, signal: ghs.signal ?? '' },
    dangerousGoods: declaredOf(product.dangerousGoods),
    documents: product.documents.map(({ language = '', issuedOn = '', version = '', fileId = '', ...rest }) => ({
      ...rest,
      language,
      issuedOn,
      version,
      fileId,
      upload: null,
    })),
    sample: {
      offered: sample.offered,
      price: sample.price === undefined ? { amount: '' } : decimal(sample.price),
      maximum: { value: sample.maximum === undefined ? '' : String(sample.maximum.value) },
    },
    pictures: { profile: null, removeProfile: false, kept: product.images, added: [] },
  }
}

function declaredOf(declared: Product['dangerousGoods']): ListingValues['dangerousGoods'] {
  if (declared === undefined) return undeclared
  const { missing: _, subsidiaryHazards, flashPoint, ...stated } = declared
  return { ...undeclared, ...stated, subsidiaryHazards: subsidiaryHazards.join(', '), flashPoint: String(flashPoint ?? '') }
}

/** The values that a form begins with, and over them what of a draft is still of the right form. Files are no part of a draft. */
export function withListingDraft(values: ListingValues, draft: unknown): ListingValues {
  if (typeof draft !== 'object' || draft === null) return values
  const kept: Partial<Typed> = {}
  for (const [name, rule] of Object.entries(typed.shape)) {
    const { data } = rule.safeParse(Reflect.get(draft, name))
    // One rule for each field: what it lets through is of that field's type.
    if (data !== undefined) Object.assign(kept, { [name]: data })
  }
  const { documents, ...rest } = kept
  return {
    ...values,
    ...rest,
    ...(documents === undefined ? {} : { documents: documents.map((row) => ({ ...row, upload: null })) }),
  }
}

/** What of the form is kept as a draft. */
export function draftOf({ pictures: _, documents, ...values }: ListingValues): object {
  return { ...values, documents: documents.map(({ upload: __, ...row }) => row) }
}
