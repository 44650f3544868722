import { ConstraintBroken, type Tables } from '#server/store/store.ts'
import type { JobDeps } from './job-deps.ts'

/** The most viewed products stored for a user. */
const maxViews = 100

/**
 * Stores the buffered product views. Each product and user is a change of its own, so that a deleted product does not affect the others.
 * Returns 0: the next run can wait.
 */
export async function keepProductViews({ store, ports, clock, newId }: JobDeps): Promise<number> {
  const { counts, byUser } = ports.productViews.take()
  const now = clock().toISOString()
  for (const [productId, count] of counts) await unlessGone(store.transaction((tables) => addCount(tables, productId, count)))
  for (const [userId, products] of byUser) {
    await unlessGone(store.transaction((tables) => keepOpened(tables, userId, [...products], now, newId)))
  }
  return 0
}

async function addCount(tables: Tables, productId: string, count: number): Promise<void> {
  const counted = await tables.find('viewCounts', { _id: productId })
  if (counted === undefined) await tables.insert('viewCounts', { _id: productId, count })
  else await tables.update('viewCounts', { _id: productId }, { count: counted.count + count })
}

async function keepOpened(
  tables: Tables,
  userId: string,
  productIds: readonly string[],
  viewedAt: string,
  newId: () => string,
): Promise<void> {
  const known = await tables.list('viewedProducts', { userId }, { orderBy: ['-viewedAt', '-_id'] })
  const again = known.filter(({ productId }) => productIds.includes(productId))
  const fresh = productIds.filter((productId) => again.every((row) => row.productId !== productId))
  if (again.length > 0) await tables.update('viewedProducts', { _id: again.map(({ _id }) => _id) }, { viewedAt })
  for (const productId of fresh) await tables.insert('viewedProducts', { _id: newId(), userId, productId, viewedAt })
  const old = known.filter(({ productId }) => !productIds.includes(productId)).slice(Math.max(0, maxViews - productIds.length))
  if (old.length > 0) await tables.remove('viewedProducts', { _id: old.map(({ _id }) => _id) })
}

/** A product or account may be gone by the time its views are kept, or another process may have been first; then they are not counted. */
async function unlessGone(change: Promise<void>): Promise<void> {
  try {
    await change
  } catch (error) {
    if (!(error instanceof ConstraintBroken)) throw error
  }
}
