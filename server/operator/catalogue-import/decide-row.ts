import { isDeepStrictEqual } from 'node:util'
import type { Rates } from '#server/domain/catalogue/exchange-rates.ts'
import { statedProblems } from '#server/domain/listing/listing-rules.ts'
import { type Listing, newProduct, productColumns } from '#server/domain/listing/listing-columns.ts'
import { statedListing } from '#server/domain/listing/listing-fields.ts'
import { keepDocuments } from '#server/domain/listing/listing-files.ts'
import { changeProduct } from '#server/domain/listing/listings.ts'
import { hasBatches } from '#server/domain/listing/batches.ts'
import { stockAmount } from '#server/domain/listing/offer-rules.ts'
import type { Text } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { bodyProblems } from '#server/validation.ts'
import type { GivenTexts } from './column-map.ts'
import { type ImportField, openFields } from './import-fields.ts'
import { type ListingBody, listedForm } from './listed-form.ts'
import { listingForm } from './listing-form.ts'
import type { Places } from './places.ts'
import { type Fault, fieldOfPath, type ReadRow, type RowOutcome, valueInList } from './row-outcome.ts'

export interface RowSettings {
  sellerId: string
  /** The seller's currency, the default of prices. */
  currency: string
  places: Places
  drafts: boolean
  /** Whether the file's stock counts for listings that are there: orders may have taken from it since the file was written. */
  setStock: boolean
}

/** The outcome of a row, and its writes. */
export interface Decision {
  outcome: Pick<RowOutcome, 'outcome' | 'faults' | 'activates'>
  write?: () => Promise<void>
}

const noFiles = { documents: [], images: [], profileImage: null }

export const refused = (...faults: Fault[]): Decision => ({ outcome: { outcome: 'refused', faults, activates: false } })

/** Validates a row as addSellerProduct and editSellerProduct validate a form. */
export async function decideRow(
  context: OperationContext,
  { given, reference }: Pick<ReadRow, 'given'> & { reference: string | undefined },
  product: Row<'products'> | undefined,
  settings: RowSettings & { rates: Rates },
): Promise<Decision> {
  const listed = product && listedForm(product)
  const open = openFields.filter((field) => !given[field] && (product?.missing.includes(field) ?? settings.drafts))
  const texts = requiredTexts(given, product, settings)
  const byBatches = product !== undefined && (await hasBatches(context, product._id))
  const countsStock = !byBatches && (product === undefined || settings.setStock || product.missing.includes('stock'))
  const { stock: _, ...withoutStock } = texts
  const form = listingForm(countsStock ? texts : withoutStock, {
    listed,
    open,
    currency: settings.currency,
    placeOf: settings.places.byName,
  })
  const body: Partial<ListingBody> = {
    ...form.body,
    ...(reference === undefined ? {} : { reference }),
    ...(product === undefined && open.length > 0 ? { status: 'inactive' } : {}),
  }
  const faultsOf = (problems: Record<string, Text>): (Fault & { field: ImportField })[] =>
    Object.entries(problems).flatMap(([path, reason]) => {
      const field = fieldOfPath(path)
      if (open.some((one) => one === field)) return []
      return { field, value: valueInList(body, path) ?? given[field] ?? '', reason }
    })
  const unread = faultsOf(form.problems)
  // Prices and stock cannot be checked without the unit.
  const isUnitless = unread.some(({ field }) => field === 'unit' || field === 'minimumOrder')
  const further = faultsOf(bodyProblems('addSellerProduct', body) ?? {}).filter(
    ({ field }) => !unread.some((fault) => fault.field === field) && !(isUnitless && pricedFields.has(field)),
  )
  if (unread.length + further.length > 0) return refused(...unread, ...further)

  const fields = body as ListingBody // The contract has just been checked.
  const columns = statedListing(fields, settings.places.categoryOf(fields.subCategoryId))
  const stock = stockAmount(columns.unit, fields.stock)
  const status = fields.status ?? 'active'
  const problems = await statedProblems(context.ports, { fields, columns, active: status === 'active' }, product ?? noFiles)
  const otherUnit: Record<string, Text> =
    byBatches && columns.unit !== product.unit ? { 'minimumOrder.unit': { key: 'server:field.unitOfBatches' } } : {}
  const faults = faultsOf({ ...problems, ...stock.problems, ...otherUnit })
  if (faults.length > 0) return refused(...faults)

  const held = product ?? noFiles
  const documents = async () => [
    ...held.documents,
    ...(await keepDocuments(context, { documents: (fields.documents ?? []).slice(held.documents.length) }, [])),
  ]
  const { profileImage, images } = held
  const listing: Listing = { ...columns, profileImage, images, documents: await documents(), stock: stock.amount }
  if (product === undefined) {
    const row = newProduct(context, settings.sellerId, listing, settings.rates, { status, missing: [...open] })
    const write = () => context.tables.insert('products', row)
    return { outcome: { outcome: 'created', faults: [], activates: status === 'active' }, write }
  }
  const set = differences(product, {
    ...productColumns(listing, settings.rates),
    missing: product.missing.filter((field) => open.some((one) => one === field)),
  })
  // What follows from a rate alone is no change of the listing: a job brings it up to date.
  if (Object.keys(set).every((column) => column === 'comparablePrice'))
    return { outcome: { outcome: 'unchanged', faults: [], activates: false } }
  return { outcome: { outcome: 'changed', faults: [], activates: false }, write: () => changeProduct(context, product, set) }
}

const pricedFields = new Set<ImportField>(['minimumOrder', 'price', 'priceTiers', 'stock'])

/** Fields left to the seller stay the seller's, also once filled in. */
function requiredTexts(given: GivenTexts, product: Row<'products'> | undefined, { drafts }: RowSettings): GivenTexts {
  if (!drafts || product === undefined) return given
  const { price, stock, priceTiers, ...rest } = given
  return {
    ...rest,
    ...(price ? { price, ...(priceTiers === undefined ? {} : { priceTiers }) } : {}),
    ...(stock ? { stock } : {}),
  }
}

/** Returns the columns that differ. */
const differences = (product: Row<'products'>, columns: Partial<Row<'products'>>): Partial<Row<'products'>> =>
  Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => !isDeepStrictEqual(value, product[name as keyof typeof product])), // names columns
  )
