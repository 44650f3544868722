import type { TableMeans } from '#server/operation.ts'

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
