import type { components } from '#src/generated/schema.ts'
import { tiersProblem, type TiersProblem } from '#src/lib/price-tiers.ts'
import { listState } from '#server/domain/catalogue/agreed-prices.ts'
import { isTraded } from '#server/domain/catalogue/first-rates.ts'
import { conflict, type FieldKey, invalidFields, type Text } from '#server/domain/platform/domain-error.ts'
import type { TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Form = components['schemas']['PriceListForm']
type FormRow = Form['rows'][number]
type Product = Row<'products'>

/** So many of a seller have not ended. */
const mostLists = 50

/** Throws 409 for a seller who has as many as one may have. Lists whose last day is over take no room. */
export async function assertRoom({ tables, now }: Pick<TableContext, 'tables' | 'now'>, sellerId: string): Promise<void> {
  const lists = await tables.list('priceLists', { sellerId, endedAt: null })
  const count = lists.filter((list) => listState(list, now.slice(0, 10)) !== 'ended').length
  if (count >= mostLists) throw conflict('server:conflict.priceListsTooMany')
}

/** The columns of a form without problems. Throws 422 for all others, with a text for each faulty field. */
export async function checkedColumns(context: TableContext, sellerId: string, form: Form) {
  const { tables, now } = context
  const { name, currency, validFrom, validUntil, buyers, rows } = form
  const [known, products] = await Promise.all([
    buyers.length === 0 ? [] : tables.knownBuyers(sellerId, { limit: buyers.length, among: buyers }),
    tables.list('products', { _id: rows.map(({ productId }) => productId), sellerId, status: ['active', 'inactive'] }),
  ])
  const problems: Record<string, Text> = {}
  const refuse = (at: string, key: FieldKey) => {
    problems[at] ??= { key }
  }
  if (!isTraded(currency)) refuse('currency', 'server:field.currencyTraded')
  if (validUntil !== undefined && validUntil < validFrom) refuse('validUntil', 'server:field.priceListUntil')
  else if (validUntil !== undefined && validUntil < now.slice(0, 10)) refuse('validUntil', 'server:field.priceListOver')
  for (const [at, buyer] of buyers.entries()) {
    if (!known.some(({ _id }) => _id === buyer)) refuse(`buyers.${at}`, 'server:field.priceListBuyer')
    else if (buyers.indexOf(buyer) < at) refuse(`buyers.${at}`, 'server:field.priceListTwice')
  }
  for (const [at, row] of rows.entries()) {
    const product = products.find(({ _id }) => _id === row.productId)
    if (product === undefined) refuse(`rows.${at}.productId`, 'server:field.priceListProduct')
    else if (product.currency !== currency) refuse(`rows.${at}.productId`, 'server:field.priceListCurrency')
    else if (rows.findIndex(({ productId }) => productId === row.productId) < at)
      refuse(`rows.${at}.productId`, 'server:field.priceListTwice')
    else for (const [field, key] of tierFaults(row, product)) refuse(`rows.${at}.${field}`, key)
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
  return { name: name.trim(), currency, validFrom, validUntil: validUntil ?? null }
}

const faults: Record<TiersProblem, { at: string; key: FieldKey }> = {
  currencyDiffers: { at: 'price.currency', key: 'server:field.tierCurrency' },
  dimensionDiffers: { at: 'minimumQuantity.unit', key: 'server:field.priceListUnit' },
  // Cannot be: the first tier is compared with itself.
  firstIsNotMinimumOrder: { at: 'minimumQuantity', key: 'server:field.tierQuantity' },
  quantityNotRising: { at: 'minimumQuantity', key: 'server:field.tierQuantity' },
  priceNotFalling: { at: 'price', key: 'server:field.tierPrice' },
}

/** The faults of a row, by fields of it. */
function tierFaults({ tiers }: FormRow, { unit, currency }: Product): [string, FieldKey][] {
  const found = tiers.flatMap(({ minimumQuantity, price }, at): [string, FieldKey][] => {
    if (minimumQuantity.unit !== unit) return [[`tiers.${at}.minimumQuantity.unit`, 'server:field.priceListUnit']]
    if (price.currency !== currency) return [[`tiers.${at}.price.currency`, 'server:field.priceListCurrency']]
    return price.amount < 1 ? [[`tiers.${at}.price`, 'server:field.positive']] : []
  })
  const [first] = tiers
  const broken = first === undefined || found.length > 0 ? undefined : tiersProblem(tiers, first.minimumQuantity)
  if (broken === undefined) return found
  const { at, key } = faults[broken.problem]
  return [[`tiers.${broken.index}.${at}`, key]]
}
