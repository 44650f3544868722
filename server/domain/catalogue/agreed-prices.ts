import type { PriceTier } from '#src/lib/price-tiers.ts'
import type { TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type ListRow = Row<'priceLists'>
type Product = Pick<Row<'products'>, '_id' | 'sellerId' | 'currency' | 'unit'>

/** What a seller has agreed with a buyer for a product. */
export interface AgreedPrices {
  tiers: PriceTier[]
  /** The last day (UTC), where there is one. */
  validUntil: string | null
}

/** Where a list stands on a day. */
export function listState(
  { validFrom, validUntil, endedAt }: Pick<ListRow, 'validFrom' | 'validUntil' | 'endedAt'>,
  today: string,
): 'upcoming' | 'valid' | 'ended' {
  if (endedAt !== null || (validUntil !== null && validUntil < today)) return 'ended'
  return validFrom > today ? 'upcoming' : 'valid'
}

/**
 * Returns the prices of a product that hold today for a buyer. Of several lists with a row for it that one counts which began last, and of
 * those that began on one day the one that was made last. A row does not hold once its product has another unit or currency.
 */
export async function findAgreedPrices(
  { tables, now }: Pick<TableContext, 'tables' | 'now'>,
  product: Product,
  buyerId: string,
): Promise<AgreedPrices | undefined> {
  const memberships = await tables.list('priceListBuyers', { buyerId, leftAt: null })
  if (memberships.length === 0) return undefined
  const today = now.slice(0, 10)
  const own = { _id: memberships.map(({ listId }) => listId), sellerId: product.sellerId, currency: product.currency }
  const lists = (
    await tables.list('priceLists', { ...own, endedAt: null }, { orderBy: ['-validFrom', '-createdAt', '-_id'] })
  ).filter((list) => listState(list, today) === 'valid')
  if (lists.length === 0) return undefined
  const rows = await tables.list('priceListRows', {
    listId: lists.map(({ _id }) => _id),
    productId: product._id,
    unit: product.unit,
  })
  for (const { _id, validUntil } of lists) {
    const row = rows.find(({ listId }) => listId === _id)
    if (row !== undefined) return { tiers: row.tiers, validUntil }
  }
  return undefined
}
