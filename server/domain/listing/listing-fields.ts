import { normaliseCasNumber } from '#src/lib/cas-number.ts'
import { normaliseEcNumber } from '#src/lib/ec-number.ts'
import { normaliseHsCode } from '#src/lib/hs-code.ts'
import { convert, type Unit } from '#src/lib/quantity.ts'
import { normaliseUnNumber } from '#src/lib/un-number.ts'
import { declarationColumn } from './carriage-rules.ts'
import type { Listing } from './listing-columns.ts'
import { weightOfFormula } from './substance-rules.ts'
import type { BodyOf } from '#server/operation.ts'

/** The texts and numbers of a seller's form: stock, pictures and documents are handled elsewhere. */
export type ListingFields = Omit<
  BodyOf<'addSellerProduct'>,
  'stock' | 'status' | 'profileImage' | 'images' | 'documents' | 'documentFiles'
>

export type StatedListing = Omit<Listing, 'stock' | 'profileImage' | 'images' | 'documents'>

/** A form as columns: identifiers normalised, empty texts as null. Does not validate. */
export function statedListing(fields: ListingFields, categoryId: string): StatedListing {
  const { unit } = fields.minimumOrder
  const molecularFormula = fields.molecularFormula.trim()
  return {
    categoryId,
    subCategoryId: fields.subCategoryId,
    reference: textOrNull(fields.reference),
    name_en: fields.name_en.trim(),
    name_ar: textOrNull(fields.name_ar),
    name_bn: textOrNull(fields.name_bn),
    description_en: textOrNull(fields.description_en),
    description_ar: textOrNull(fields.description_ar),
    description_bn: textOrNull(fields.description_bn),
    casNumber: normaliseCasNumber(fields.casNumber),
    ecNumber: textOrNull(fields.ecNumber, normaliseEcNumber),
    unNumber: textOrNull(fields.unNumber, normaliseUnNumber),
    hsCode: textOrNull(fields.hsCode, normaliseHsCode),
    molecularFormula,
    molecularWeight: fields.molecularWeight ?? weightOfFormula(molecularFormula)?.weight ?? 0,
    smiles: textOrNull(fields.smiles),
    synonyms: [...new Set((fields.synonyms ?? []).map((name) => name.trim()).filter((name) => name !== ''))],
    grade: fields.grade,
    purity: fields.purity,
    physicalForm: fields.physicalForm,
    packaging: fields.packaging,
    brand: textOrNull(fields.brand),
    countryOfOrigin: fields.countryOfOrigin,
    unit,
    currency: fields.priceTiers[0]?.price.currency ?? '',
    priceTiers: fields.priceTiers,
    minimumOrder: fields.minimumOrder.value,
    leadTimeDays: fields.leadTimeDays,
    incoterms: fields.incoterms,
    certificates: fields.certificates ?? [],
    ghs: { signal: null, ...(fields.ghs ?? { pictograms: [], hazards: [], precautions: [] }) },
    dangerousGoods: declarationColumn(textOrNull(fields.unNumber, normaliseUnNumber), fields.dangerousGoods),
    ...sampleColumns(fields.sample, unit),
  }
}

/** An amount in the product's unit; undefined for another dimension, or when too small to be written. */
export function amountIn(unit: Unit, amount: { value: number; unit: Unit }): number | undefined {
  const converted = convert(amount, unit)?.value
  return converted === undefined || !isWritable(converted) ? undefined : converted
}

/** Quantities of the contract have six decimals. */
const isWritable = (value: number) => Math.abs(value * 1e6 - Math.round(value * 1e6)) < 1e-6 * Math.max(1, value * 1e6)

function sampleColumns(
  sample: ListingFields['sample'],
  unit: Unit,
): Pick<Listing, 'sampleOffered' | 'samplePrice' | 'sampleMaximum'> {
  if (sample?.offered !== true) return { sampleOffered: false, samplePrice: null, sampleMaximum: null }
  const { price, maximum } = sample
  return {
    sampleOffered: true,
    samplePrice: price?.amount ?? null,
    sampleMaximum: maximum === undefined ? null : (amountIn(unit, maximum) ?? null),
  }
}

function textOrNull(text: string | undefined, normalise = (given: string) => given): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : normalise(trimmed)
}
