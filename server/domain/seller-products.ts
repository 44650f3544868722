import type { components } from '#src/generated/schema.ts'
import { ownCardAnswer } from '#server/domain/product-answers.ts'
import type { Means, TableMeans } from '#server/operation.ts'
import type { ProductCardRow } from '#server/store/product-queries.ts'

/** Says of a seller how many products it has on the market: after any of them came or went. */
export async function recountProducts({ tables }: Pick<TableMeans, 'tables'>, sellerId: string): Promise<void> {
  const productCount = await tables.count('products', { sellerId, status: 'active' })
  await tables.update('sellers', { _id: sellerId }, { productCount })
}

/** Takes every product of a seller off the market; answers which were on it. */
export async function withdrawProducts(means: TableMeans, sellerId: string): Promise<string[]> {
  const { tables, now } = means
  const active = await tables.list('products', { sellerId, status: 'active' })
  const ids = active.map(({ _id }) => _id)
  await tables.update('products', { _id: ids }, { status: 'inactive', updatedAt: now })
  await recountProducts(means, sellerId)
  return ids
}

/** The cards of a seller's own products, with what only the seller is told. */
export async function ownCardAnswers(
  { tables, now }: Pick<Means, 'tables' | 'now'>,
  rows: readonly ProductCardRow[],
): Promise<components['schemas']['ProductCard'][]> {
  const ids = rows.map(({ _id }) => _id)
  const [products, counts] = await Promise.all([tables.list('products', { _id: ids }), tables.list('viewCounts', { _id: ids })])
  const productOf = new Map(products.map((product) => [product._id, product]))
  const countOf = new Map(counts.map(({ _id, count }) => [_id, count]))
  return rows.map((row) => ownCardAnswer(row, { product: productOf.get(row._id), viewCount: countOf.get(row._id) ?? 0 }, now))
}
