import type { TableMeans } from '#server/operation.ts'

/** Takes every product of a seller off the market; answers which were on it. */
export async function withdrawProducts({ tables, now }: TableMeans, sellerId: string): Promise<string[]> {
  const active = await tables.list('products', { sellerId, status: 'active' })
  const ids = active.map(({ _id }) => _id)
  await tables.update('products', { _id: ids }, { status: 'inactive', updatedAt: now })
  await tables.update('sellers', { _id: sellerId }, { productCount: 0 })
  return ids
}
