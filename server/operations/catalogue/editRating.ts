import { countRating, serializeRating } from '#server/domain/catalogue/ratings.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const editRating: Operation<'editRating'> = async (call) => {
  const { tables, id, body, caller, now } = call
  const rating = await tables.find('ratings', { _id: id, buyerId: caller.user._id, removedAt: null })
  const product = rating && (await tables.find('products', { _id: rating.productId }))
  if (rating === undefined || product === undefined) throw notFound()
  const set = { stars: body.stars, text: body.text?.trim() || null, updatedAt: now }
  await tables.update('ratings', { _id: id }, set)
  await countRating(call, product, body.stars, rating.stars)
  return serializeRating({ ...rating, ...set }, caller.user)
}
