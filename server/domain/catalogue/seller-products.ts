import type { components } from '#src/generated/schema.ts'
import { serializeListingCard } from './product-serializer.ts'
import type { OperationContext, TableContext } from '#server/operation.ts'
import type { ProductCardRow } from '#server/store/product-queries.ts'

/** Updates the number of a seller's active products after any of them changed. */
export async function recountProducts({ tables }: Pick<TableContext, 'tables'>, sellerId: string): Promise<void> {
  const productCount = await tables.count('products', { sellerId, status: 'active' })
  await tables.update('sellers', { _id: sellerId }, { productCount })
}

/** Deactivates every product of a seller; returns those that were active. */
export async function withdrawProducts(context: TableContext, sellerId: string): Promise<string[]> {
  const { tables, now } = context
  const active = await tables.list('products', { sellerId, status: 'active' })
  const ids = active.map(({ _id }) => _id)
  await tables.update('products', { _id: ids }, { status: 'inactive', updatedAt: now })
  await recountProducts(context, sellerId)
  return ids
}

/** Returns the cards of a seller's own listings, with the fields for the seller alone. */
export async function serializeListingCards(
  { tables, now }: Pick<OperationContext, 'tables' | 'now'>,
  rows: readonly ProductCardRow[],
): Promise<components['schemas']['ProductCard'][]> {
  const ids = rows.map(({ _id }) => _id)
  const [products, counts] = await Promise.all([tables.list('products', { _id: ids }), tables.list('viewCounts', { _id: ids })])
  const productOf = new Map(products.map((product) => [product._id, product]))
  const countOf = new Map(counts.map(({ _id, count }) => [_id, count]))
  return rows.map((row) =>
    serializeListingCard(row, { product: productOf.get(row._id), viewCount: countOf.get(row._id) ?? 0 }, now),
  )
}
