import { ratingPage } from '#server/domain/catalogue/rating-pages.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const getSellerRatings: Operation<'getSellerRatings'> = async (call) => {
  const { tables, body } = call
  const { sellerId } = body
  const [seller, user] = await Promise.all([tables.find('sellers', { _id: sellerId }), tables.find('users', { _id: sellerId })])
  if (seller === undefined || user?.status !== 'active') throw notFound()
  const { ratings, total, counts } = await ratingPage(call, { sellerId }, body)
  const products = await tables.list('products', { _id: [...new Set(ratings.map(({ productId }) => productId))] })
  return {
    ratings: ratings.flatMap((rating) => {
      const product = products.find(({ _id }) => _id === rating.productId)
      if (product === undefined) return []
      const { _id, name_en, name_ar, name_bn } = product
      return [{ rating, product: { ...omitNull({ name_ar, name_bn }), _id, name_en } }]
    }),
    total,
    average: seller.rating,
    counts,
  }
}
