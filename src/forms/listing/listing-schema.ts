import { z } from 'zod'
import { addSellerProductBody } from '#src/generated/bodies/addSellerProduct.ts'
import type { MessageKey } from '#src/generated/message-keys.ts'
import type { components } from '#src/generated/schema.ts'
import { casNumberProblem } from '#src/lib/cas-number.ts'
import { ecNumberProblem } from '#src/lib/ec-number.ts'
import { toAsciiDigits } from '#src/lib/digits.ts'
import { plainPhoneNumber } from '#src/lib/plain-phone-number.ts'
import { isHsCode } from '#src/lib/hs-code.ts'
import { type PriceTier, tiersProblem } from '#src/lib/price-tiers.ts'
import { isUnNumber } from '#src/lib/un-number.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { minorAmount, numberOf } from '#src/forms/platform/decimal-rule.ts'
import type { ListingValues } from './listing-values.ts'

type ListingForm = components['schemas']['ListingForm']

/** What the form sends in both cases; the minimum order is that of the first price tier. */
export type ListingBody = Omit<ListingForm, 'status' | 'profileImage' | 'images' | 'documentFiles'>

const names = [
  ...(['subCategoryId', 'reference', 'name_en', 'name_ar', 'name_bn', 'description_en', 'description_ar'] as const),
  ...(['description_bn', 'casNumber', 'ecNumber', 'unNumber', 'hsCode', 'molecularFormula', 'molecularWeight'] as const),
  ...(['smiles', 'synonyms', 'grade', 'purity', 'physicalForm', 'packaging', 'brand', 'countryOfOrigin'] as const),
  ...([
    'priceTiers',
    'stock',
    'leadTimeDays',
    'incoterms',
    'certificates',
    'ghs',
    'dangerousGoods',
    'documents',
    'sample',
  ] as const),
]
const contract = contractFields(addSellerProductBody, names, { digits: ['casNumber', 'ecNumber', 'unNumber', 'hsCode'] })
const { shape } = contract

/** A rule that the contract cannot tell, on a field that the contract's own rules have let through. */
const ruled = (rule: z.ZodType, problem: (value: string) => MessageKey | undefined) =>
  rule.superRefine((value, context) => {
    const key = typeof value === 'string' ? problem(value) : undefined
    if (key !== undefined) context.addIssue({ code: 'custom', params: { key } })
  })

/** The rules of a listing: the contract's, the check digits, and prices that fall while quantities rise. */
export const listingSchema = z.preprocess(
  // What comes in is what the form holds.
  (values) => listingBody(values as ListingValues),
  z
    .object({
      ...shape,
      casNumber: ruled(shape.casNumber, (value) => {
        const problem = casNumberProblem(value)
        return problem && `selling:wrong.cas.${problem}`
      }),
      ecNumber: ruled(shape.ecNumber, (value) => {
        const problem = ecNumberProblem(value)
        return problem && `selling:wrong.ec.${problem}`
      }),
      unNumber: ruled(shape.unNumber, (value) => (isUnNumber(value) ? undefined : 'selling:wrong.un')),
      hsCode: ruled(shape.hsCode, (value) => (isHsCode(value) ? undefined : 'selling:wrong.hs')),
      priceTiers: shape.priceTiers.superRefine((tiers, context) => {
        // The contract's rule has let them through.
        const [first] = tiers as PriceTier[]
        const found = first && tiersProblem(tiers as PriceTier[], first.minimumQuantity)
        if (found === undefined) return
        const rising = found.problem === 'quantityNotRising'
        context.addIssue({
          code: 'custom',
          path: rising ? [found.index, 'minimumQuantity', 'value'] : [found.index, 'price', 'amount'],
          params: { key: rising ? 'selling:wrong.tierQuantity' : 'selling:wrong.tierPrice' },
        })
      }),
    })
    .transform((body) => {
      // The contract's rules give no TypeScript types: openapi-typescript does, of the same contract.
      const typed = body as unknown as Omit<ListingBody, 'minimumOrder'>
      const [first] = typed.priceTiers
      return { ...typed, minimumOrder: first?.minimumQuantity }
    }),
)

/** What was typed in the form of the contract: texts as numbers and lists, what is left open left out. */
function listingBody(values: ListingValues): object {
  const { unit, currency, ghs, sample, documents } = values
  const quantity = (typed: string) => ({ value: typedNumber(typed), unit })
  const money = (typed: string) => ({ amount: typed.trim() === '' ? undefined : minorAmount(typed, currency), currency })
  const uploads = documents.filter(({ upload }) => upload !== null)
  const labelled = ghs.signal !== '' || ghs.pictograms.length + ghs.hazards.length + ghs.precautions.length > 0
  return {
    ...values,
    molecularWeight: typedNumber(values.molecularWeight),
    purity: typedNumber(values.purity),
    leadTimeDays: typedNumber(values.leadTimeDays),
    synonyms: lines(values.synonyms),
    packaging: values.packaging.map(({ kind, net, surcharge }) => ({
      kind: orNothing(kind),
      net: { value: typedNumber(net.value), unit: net.unit },
      ...(surcharge.amount.trim() !== '' && { surcharge: money(surcharge.amount) }),
    })),
    priceTiers: values.priceTiers.map(({ minimumQuantity, price }) => ({
      minimumQuantity: quantity(minimumQuantity.value),
      price: money(price.amount),
    })),
    stock: quantity(values.stock.value),
    ghs: labelled ? { ...ghs, signal: orNothing(ghs.signal) } : undefined,
    dangerousGoods: declaration(values),
    documents: documents.map(({ kind, access, language, issuedOn, version, fileId, upload }) => ({
      kind,
      access,
      ...filled({ language, issuedOn, version }),
      ...(upload === null ? filled({ fileId }) : { file: uploads.findIndex((row) => row.upload === upload) }),
    })),
    sample: sample.offered
      ? { offered: true, price: money(sample.price.amount), maximum: quantity(sample.maximum.value) }
      : { offered: false },
  }
}

/** What is declared for carriage; nothing without a UN number. */
function declaration({ unNumber, dangerousGoods }: ListingValues): object | undefined {
  const { subsidiaryHazards, emergencyPhone, flashPoint, ...texts } = dangerousGoods
  if (unNumber.trim() === '') return undefined
  const hazards = hazardsTyped(subsidiaryHazards)
  const stated = {
    ...filled({ ...texts, hazardClass: toAsciiDigits(texts.hazardClass), emergencyPhone: plainPhoneNumber(emergencyPhone) }),
    ...(hazards.length > 0 && { subsidiaryHazards: hazards }),
    ...(flashPoint.trim() !== '' && { flashPoint: typedDegrees(flashPoint) }),
  }
  return Object.keys(stated).length === 0 ? undefined : stated
}

/** Classes as they were typed, with commas or spaces between. */
export const hazardsTyped = (typed: string): string[] =>
  toAsciiDigits(typed)
    .split(/[,،;\s]+/)
    .filter((hazard) => hazard !== '')

/** A number that may be below zero, with a hyphen or a minus sign. */
function typedDegrees(typed: string): unknown {
  const [, minus = '', amount = ''] = /^\s*([-−–]?)(.*)$/s.exec(typed) ?? []
  const degrees = typedNumber(amount)
  return minus !== '' && typeof degrees === 'number' ? -degrees : degrees
}

/** Nothing from an empty box, so that it counts as left open. */
const typedNumber = (typed: string) => (typed.trim() === '' ? undefined : numberOf(typed))
const orNothing = (text: string) => (text.trim() === '' ? undefined : text)
const filled = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
const lines = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

/** Dangerous by its label, or in transport: its safety data sheet must be among the documents. */
export const needsSafetyDataSheet = ({ ghs, unNumber, documents }: ListingValues): boolean =>
  (unNumber.trim() !== '' || ghs.signal !== '' || ghs.pictograms.length > 0 || ghs.hazards.length > 0) &&
  !documents.some(({ kind }) => kind === 'SDS')

/** The files of a form, as both calls take them. */
export function listingFiles({ documents, pictures }: ListingValues) {
  const documentFiles = documents.flatMap(({ upload }) => upload ?? [])
  return {
    ...(documentFiles.length > 0 && { documentFiles }),
    ...(pictures.added.length > 0 && { images: pictures.added }),
    ...(pictures.profile !== null && { profileImage: pictures.profile }),
  }
}
