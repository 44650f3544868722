import { notify } from '#server/domain/notification/notifications.ts'
import { countRating, hasReceived, maxPhotos, serializeRating } from '#server/domain/catalogue/ratings.ts'
import { keepPhotos } from '#server/domain/document/photos.ts'
import { conflict, notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** The unique key of product and buyer prevents duplicates. */
export const rateProduct: Operation<'rateProduct'> = async (call) => {
  const { tables, body, caller, now, newId } = call
  const { productId, stars, sellerStars } = body
  const buyerId = caller.user._id
  const product = await tables.find('products', { _id: productId })
  if (product === undefined) throw notFound()
  if (!(await hasReceived(call, buyerId, productId))) throw conflict('server:conflict.notReceived')
  if ((await tables.find('ratings', { productId, buyerId })) !== undefined) throw conflict('server:conflict.alreadyRated')
  const rating = {
    _id: newId(),
    productId,
    buyerId,
    sellerId: product.sellerId,
    stars,
    sellerStars,
    text: body.text?.trim() || null,
    photos: await keepPhotos(call, body, [], maxPhotos),
    reply: null,
    repliedAt: null,
    createdAt: now,
    updatedAt: now,
    removedAt: null,
  }
  await tables.insert('ratings', rating)
  await countRating(call, product, body, undefined)
  const serialized = serializeRating(rating, caller.user)
  const { name_en: en, name_ar: ar, name_bn: bn } = product
  await notify(call, {
    userId: product.sellerId,
    side: 'seller',
    type: 'ratingReceived',
    subjectId: productId,
    values: { product: { en, ar, bn }, party: serialized.author.name },
  })
  return serialized
}
