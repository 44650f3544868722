import { notify } from '#server/domain/notification/notifications.ts'
import { serializeRating } from '#server/domain/catalogue/ratings.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** The buyer is told once: a reply that is put right is no news. */
export const replyToRating: Operation<'replyToRating'> = async (call) => {
  const { tables, id, body, caller, now } = call
  const rating = await tables.find('ratings', { _id: id, sellerId: caller.user._id, removedAt: null })
  const product = rating && (await tables.find('products', { _id: rating.productId }))
  if (rating === undefined || product === undefined) throw notFound()
  const set = { reply: body.text.trim(), repliedAt: now }
  await tables.update('ratings', { _id: id }, set)
  if (rating.reply === null) {
    const { name_en: en, name_ar: ar, name_bn: bn } = product
    const [seller] = await tables.parties([caller.user._id])
    await notify(call, {
      userId: rating.buyerId,
      side: 'buyer',
      type: 'ratingReplied',
      subjectId: product._id,
      values: { product: { en, ar, bn }, party: seller?.name ?? '' },
    })
  }
  return serializeRating({ ...rating, ...set }, await tables.find('users', { _id: rating.buyerId }))
}
