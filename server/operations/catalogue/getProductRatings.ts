import { pageOf } from '#server/domain/platform/paging.ts'
import { hasReceived, serializeRating } from '#server/domain/catalogue/ratings.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

const everyStar = [1, 2, 3, 4, 5] as const

export const getProductRatings: Operation<'getProductRatings'> = async (call) => {
  const { tables, body, caller } = call
  const { productId, stars } = body
  const product = await tables.find('products', { _id: productId })
  if (product === undefined) throw notFound()
  const filter = { productId, removedAt: null, ...(stars === undefined ? {} : { stars }) }
  const [counts, rows, own] = await Promise.all([
    Promise.all(everyStar.map((each) => tables.count('ratings', { productId, removedAt: null, stars: each }))),
    tables.list('ratings', filter, { orderBy: ['-createdAt', '-_id'], ...pageOf(body) }),
    caller && tables.find('ratings', { productId, buyerId: caller.user._id }),
  ])
  const authors = await tables.list('users', { _id: [...new Set(rows.map(({ buyerId }) => buyerId))] })
  const total = stars === undefined ? counts.reduce((sum, count) => sum + count, 0) : (counts[stars - 1] ?? 0)
  const mayRate = caller !== undefined && own === undefined && (await hasReceived(call, caller.user._id, productId))
  return {
    ratings: rows.map((row) =>
      serializeRating(
        row,
        authors.find(({ _id }) => _id === row.buyerId),
      ),
    ),
    total,
    average: product.rating,
    counts,
    mayRate,
    // One that was removed is not shown to its author either, and cannot be given again.
    ...(own === undefined || own.removedAt !== null ? {} : { own: serializeRating(own, caller?.user) }),
  }
}
