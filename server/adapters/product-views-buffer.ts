import type { ProductViews } from '#server/ports/product-views.ts'

/** The most products buffered; further views are not counted, so that a crawler cannot fill the memory. */
const most = 20_000

export function bufferedProductViews(): ProductViews {
  let counts = new Map<string, number>()
  let byUser = new Map<string, Set<string>>()
  return {
    note: ({ productId, userId }) => {
      if (counts.size >= most && !counts.has(productId)) return
      counts.set(productId, (counts.get(productId) ?? 0) + 1)
      if (userId === undefined) return
      const products = byUser.get(userId) ?? new Set()
      products.add(productId)
      byUser.set(userId, products)
    },
    take: () => {
      const pending = { counts, byUser }
      counts = new Map()
      byUser = new Map()
      return pending
    },
  }
}
