import { countRating, editableUntil, maxPhotos, serializeRating } from '#server/domain/catalogue/ratings.ts'
import { keepPhotos } from '#server/domain/document/photos.ts'
import { conflict, notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const editRating: Operation<'editRating'> = async (call) => {
  const { tables, id, body, caller, now } = call
  const rating = await tables.find('ratings', { _id: id, buyerId: caller.user._id, removedAt: null })
  const product = rating && (await tables.find('products', { _id: rating.productId }))
  if (rating === undefined || product === undefined) throw notFound()
  if (editableUntil(rating) <= now) throw conflict('server:conflict.ratingClosed')
  const { stars, sellerStars } = body
  const photos = await keepPhotos(call, body, rating.photos, maxPhotos)
  const set = { stars, sellerStars, text: body.text?.trim() || null, photos, updatedAt: now }
  await tables.update('ratings', { _id: id }, set)
  await countRating(call, product, body, rating)
  return serializeRating({ ...rating, ...set }, caller.user)
}
