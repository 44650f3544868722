import { ratingPage } from '#server/domain/catalogue/rating-pages.ts'
import { hasReceived, serializeRating } from '#server/domain/catalogue/ratings.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const getProductRatings: Operation<'getProductRatings'> = async (call) => {
  const { tables, body, caller } = call
  const { productId } = body
  const product = await tables.find('products', { _id: productId })
  if (product === undefined) throw notFound()
  const [{ ratings, total, counts }, own] = await Promise.all([
    ratingPage(call, { productId }, body),
    caller && tables.find('ratings', { productId, buyerId: caller.user._id }),
  ])
  const mayRate = caller !== undefined && own === undefined && (await hasReceived(call, caller.user._id, productId))
  return {
    ratings,
    total,
    average: product.rating,
    counts,
    mayRate,
    // One that was removed is not shown to its author either, and cannot be given again.
    ...(own === undefined || own.removedAt !== null ? {} : { own: serializeRating(own, caller?.user) }),
  }
}
