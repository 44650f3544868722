import { countRating, ratingAnswer } from '#server/domain/ratings.ts'
import { notYours } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

export const editRating: Operation<'editRating'> = async (call) => {
  const { tables, id, body, caller, now } = call
  const rating = await tables.find('ratings', { _id: id, buyerId: caller.user._id })
  const product = rating && (await tables.find('products', { _id: rating.productId }))
  if (rating === undefined || product === undefined) throw notYours()
  const set = { stars: body.stars, text: body.text?.trim() || null, updatedAt: now }
  await tables.update('ratings', { _id: id }, set)
  await countRating(call, product, body.stars, rating.stars)
  return ratingAnswer({ ...rating, ...set }, caller.user)
}
