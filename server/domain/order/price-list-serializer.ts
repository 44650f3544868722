import type { components } from '#src/generated/schema.ts'
import { listState } from '#server/domain/catalogue/agreed-prices.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import type { CountedPriceList, PartyRow } from '#server/store/trade-queries.ts'

type Schemas = components['schemas']
type ListRow = Row<'priceLists'>
type Product = Row<'products'>
type Reading = Pick<TableContext, 'tables' | 'now'>

export const serializeBuyer = ({ _id, name, country }: PartyRow): Schemas['KnownBuyer'] => ({ _id, name, country })

/** A list without its buyers and prices. */
export const serializeHead = (list: CountedPriceList, today: string): Schemas['PriceListSummary'] => ({
  ...headOf(list, today),
  buyerCount: list.buyerCount,
  rowCount: list.rowCount,
})

function headOf(list: ListRow, today: string) {
  const { _id, name, currency, validFrom, validUntil, updatedAt } = list
  return { _id, name, currency, validFrom, ...omitNull({ validUntil }), state: listState(list, today), updatedAt }
}

/** A list with its buyers and prices, to its seller. */
export async function serializePriceList({ tables, now }: Reading, list: ListRow): Promise<Schemas['PriceList']> {
  const [members, rows] = await Promise.all([
    tables.list('priceListBuyers', { listId: list._id, leftAt: null }),
    tables.list('priceListRows', { listId: list._id }, { orderBy: ['position'] }),
  ])
  const [parties, products] = await Promise.all([
    tables.parties(members.map(({ buyerId }) => buyerId)),
    tables.list('products', { _id: rows.map(({ productId }) => productId) }),
  ])
  const byName = (left: PartyRow, right: PartyRow) => (left.name < right.name ? -1 : left.name > right.name ? 1 : 0)
  return {
    ...headOf(list, now.slice(0, 10)),
    version: list.version,
    buyers: parties.toSorted(byName).map(serializeBuyer),
    rows: rows.flatMap((row) => {
      const product = products.find(({ _id }) => _id === row.productId)
      return product === undefined ? [] : [serializeRow(row, product, list)]
    }),
  }
}

function serializeRow(
  { productId, unit, tiers }: Row<'priceListRows'>,
  product: Product,
  { currency }: ListRow,
): Schemas['KeptPriceListRow'] {
  const { name_en, name_ar, name_bn } = product
  const problem = rowProblem(product, { unit, currency }) ?? null
  return { productId, ...omitNull({ name_ar, name_bn, problem }), name_en, unit, tiers }
}

/** Why a row does not hold for its product as that is now. */
function rowProblem(
  product: Pick<Product, 'status' | 'unit' | 'currency'>,
  saved: Pick<Product, 'unit' | 'currency'>,
): Schemas['PriceListRowProblem'] | undefined {
  if (product.status === 'deleted') return 'productDeleted'
  if (product.currency !== saved.currency) return 'currencyChanged'
  if (product.unit !== saved.unit) return 'unitChanged'
  return product.status === 'active' ? undefined : 'productHidden'
}
