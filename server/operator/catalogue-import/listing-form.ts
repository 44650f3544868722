import { createHash } from 'node:crypto'
import { normaliseCasNumber } from '#src/lib/cas-number.ts'
import { normaliseUnNumber } from '#src/lib/un-number.ts'
import type { Text } from '#server/domain/platform/domain-error.ts'
import { products } from '#server/store/tables/catalogue.ts'
import {
  betweenCodes,
  betweenNames,
  readCountry,
  readList,
  readMoney,
  readNumber,
  readPercent,
  readQuantity,
  readTerm,
} from './cell-values.ts'
import type { GivenTexts } from './column-map.ts'
import type { ImportField } from './import-fields.ts'
import type { ListingBody } from './listed-form.ts'
import { currencyOf, type FieldProblems, type OfferContext, offerForm } from './offer-form.ts'

export interface RowForm {
  /** As a call would send it; not yet validated by the contract. */
  body: Partial<ListingBody>
  /** Unreadable cells, by field. */
  problems: FieldProblems
}

interface FormContext extends OfferContext {
  placeOf: (name: string) => { subCategoryId: string } | undefined
}

const terms = {
  grade: products.shape.grade.options,
  physicalForm: products.shape.physicalForm.options,
  certificate: products.shape.certificates.element.options,
  incoterm: products.shape.incoterms.element.options,
  document: products.shape.documents.element.shape.kind.options,
  packaging: products.shape.packaging.element.shape.kind.options,
}

const texts = [
  ...(['reference', 'name_en', 'name_ar', 'name_bn', 'description_en', 'description_ar', 'description_bn'] as const),
  ...(['casNumber', 'ecNumber', 'unNumber', 'hsCode', 'molecularFormula', 'smiles', 'brand'] as const),
]

const numbers = { molecularWeight: readNumber, purity: readPercent, leadTimeDays: readNumber } as const

/** A row as the form that a seller would fill in, over the listing that it changes. */
export function listingForm(given: GivenTexts, context: FormContext): RowForm {
  // Cells hold texts of the contract or are rejected by it: the whole body is validated later.
  const body: Record<string, unknown> = { ...context.listed }
  const problems: FieldProblems = {}
  const put = (field: ImportField, name: string, read: (text: string) => unknown, key: Text['key'] = 'server:import.number') => {
    const text = given[field]
    if (text === undefined) return
    if (text === '') return void delete body[name]
    const value = read(text)
    if (value === undefined) problems[field] = { key }
    else body[name] = value
  }
  for (const field of texts) put(field, field, (text) => text)
  for (const [field, read] of Object.entries(numbers)) put(field as keyof typeof numbers, field, read) // the keys of `numbers`
  put('category', 'subCategoryId', (text) => context.placeOf(text)?.subCategoryId, 'server:import.category')
  put('synonyms', 'synonyms', (text) => readList(text, betweenNames))
  put('grade', 'grade', (text) => readTerm(text, terms.grade))
  put('physicalForm', 'physicalForm', (text) => readTerm(text, terms.physicalForm))
  put('countryOfOrigin', 'countryOfOrigin', readCountry, 'server:import.country')
  put('incoterms', 'incoterms', (text) => readList(text.toUpperCase(), betweenCodes))
  put('certificates', 'certificates', (text) => readList(text, betweenCodes).map((item) => readTerm(item, terms.certificate)))
  put('status', 'status', (text) => text.toLowerCase())
  put('packaging', 'packaging', (text) => readPackaging(text, currencyOf(given, context)), 'server:import.packaging')
  if (context.listed !== undefined) body['status'] = context.listed.status
  if (given.documents !== undefined) body['documents'] = withDocuments(context.listed?.documents ?? [], given.documents)
  const ghs = ghsOf(given, context.listed?.ghs)
  if (ghs !== undefined) body['ghs'] = ghs
  // What was declared of one UN number is not declared of another.
  if (normaliseUnNumber(given.unNumber ?? context.listed?.unNumber ?? '') !== context.listed?.unNumber)
    delete body['dangerousGoods']
  const offer = offerForm(given, context)
  return { body: { ...body, ...offer.fields }, problems: { ...problems, ...offer.problems } }
}

/** `drum 160 kg`, or `drum 160 kg + 0.05` for one that costs more a unit. */
const readPackaging = (text: string, currency: string) => {
  const packs = readList(text, betweenNames).map((pack) => {
    const [size = '', more] = pack.split('+')
    const [, kind = '', net = ''] = /^(\p{L}+)\s*(.*)$/u.exec(size.trim()) ?? []
    const surcharge = more === undefined ? undefined : readMoney(more, currency)
    const isRead = more === undefined || surcharge !== undefined
    return {
      kind: readTerm(kind, terms.packaging),
      net: isRead ? readQuantity(net, undefined) : undefined,
      ...(surcharge && { surcharge }),
    }
  })
  return packs.every(({ net }) => net !== undefined) ? packs : undefined
}

/** Documents that a column names are sent on request; existing ones stay. */
function withDocuments(held: NonNullable<ListingBody['documents']>, text: string): unknown[] {
  const kinds = readList(text, betweenCodes).map((item) => readTerm(item, terms.document))
  const further = kinds.filter((kind) => !held.some((document) => document.kind === kind))
  return [...held, ...further.map((kind) => ({ kind, access: 'onRequest' }))]
}

function ghsOf(given: GivenTexts, listed: ListingBody['ghs']): object | undefined {
  const { signal, pictograms, hazards, precautions } = given
  if (signal === undefined && pictograms === undefined && hazards === undefined && precautions === undefined) return listed
  const codes = (text: string | undefined, before: readonly string[] = []) =>
    // A combined statement is one code: P301 + P310 is P301+P310.
    text === undefined ? before : readList(text.toUpperCase().replace(/\s*\+\s*/g, '+'), betweenCodes)
  const term = signal === undefined ? listed?.signal : signal.toLowerCase()
  return {
    ...(term === undefined || term === '' ? {} : { signal: term }),
    pictograms: codes(pictograms, listed?.pictograms),
    hazards: codes(hazards, listed?.hazards),
    precautions: codes(precautions, listed?.precautions),
  }
}

/** The parts of a reference; a longer text is truncated, with a hash. */
const longestReference = 60

/** The derived reference of a listing without a seller's number: the same substance, grade and packaging. */
export function derivedReference({
  casNumber,
  grade,
  packaging,
}: Pick<ListingBody, 'casNumber' | 'grade' | 'packaging'>): string {
  const packs = packaging.map(({ kind, net }) => `${kind} ${net.value} ${net.unit}`).join(', ')
  const whole = `${normaliseCasNumber(casNumber)} ${grade} ${packs}`
  if (whole.length <= longestReference) return whole
  const digest = createHash('sha256').update(whole).digest('hex').slice(0, 12)
  return `${whole.slice(0, longestReference - digest.length - 1)} ${digest}`
}
