import type { components } from '#src/generated/schema.ts'
import { dropPhotos } from '#server/domain/document/photos.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Rating = Row<'ratings'>

/** Days in which its author may change a rating. */
const editDays = 14
const day = 24 * 3_600_000

/** Whether a paid order of the product by the buyer was completed: only a delivery that stands makes a rating worth something, and a free sample nothing. */
export async function hasReceived(
  { tables }: Pick<OperationContext, 'tables'>,
  buyerId: string,
  productId: string,
): Promise<boolean> {
  const completed = await tables.list('orders', { buyerId, productId, status: 'completed' })
  return completed.some(({ total }) => total > 0)
}

export const editableUntil = ({ createdAt }: Pick<Rating, 'createdAt'>): string =>
  new Date(Date.parse(createdAt) + editDays * day).toISOString()

/** What a buyer gives: to the product, and to who sold it. */
type Given = Pick<Rating, 'stars' | 'sellerStars'>

/**
 * Takes a new or changed rating into the averages of the product and its seller: `before` is what the buyer had given, if anything.
 * The seller's average is that of its own stars, over all of its products.
 */
export async function countRating(
  { tables, now }: OperationContext,
  product: Row<'products'>,
  given: Given,
  before: Given | undefined,
): Promise<void> {
  const seller = await tables.find('sellers', { _id: product.sellerId })
  if (seller === undefined) throw conflict('server:conflict.changed')
  const { _id, rating, ratingCount } = product
  const figures = averaged(product, given.stars, before?.stars)
  const ofSeller = averaged(seller, given.sellerStars, before?.sellerStars)
  const held = { _id: seller._id, rating: seller.rating, ratingCount: seller.ratingCount }
  const changed =
    (await tables.update('products', { _id, rating, ratingCount }, { ...figures, updatedAt: now })) > 0 &&
    (await tables.update('sellers', held, ofSeller)) > 0
  if (!changed) throw conflict('server:conflict.changed')
}

/** Takes a rating and its photos out of sight and out of the averages. Returns false when it was removed already. */
export async function removeRating(context: OperationContext, { _id, productId }: Rating): Promise<boolean> {
  const { tables, now } = context
  // Read again: its author may have changed the stars meanwhile.
  const [rating, product] = await Promise.all([tables.find('ratings', { _id }), tables.find('products', { _id: productId })])
  if (rating === undefined || product === undefined || rating.removedAt !== null) return false
  await tables.update('ratings', { _id, removedAt: null }, { removedAt: now, photos: [] })
  await dropPhotos(context, rating.photos)
  const seller = await tables.find('sellers', { _id: product.sellerId })
  await tables.update('products', { _id: productId }, { ...withoutRating(product, rating.stars), updatedAt: now })
  if (seller !== undefined) await tables.update('sellers', { _id: seller._id }, withoutRating(seller, rating.sellerStars))
  return true
}

/** As many as one rating shows. */
export const maxPhotos = 4

/** The average with one rating less; 0 when it was the last. */
function withoutRating(
  { rating, ratingCount }: { rating: number; ratingCount: number },
  stars: number,
): { rating: number; ratingCount: number } {
  const count = Math.max(ratingCount - 1, 0)
  return { rating: count === 0 ? 0 : averageOf(rating * ratingCount - stars, count), ratingCount: count }
}

/** The average of so many stars. Kept to six decimals, so that years of changes add up to no visible error. */
export const averageOf = (sum: number, count: number): number => Math.round((sum / Math.max(count, 1)) * 1e6) / 1e6

/** An average with one more rating, or with one changed. */
function averaged(
  { rating, ratingCount }: { rating: number; ratingCount: number },
  stars: number,
  before: number | undefined,
): { rating: number; ratingCount: number } {
  const count = before === undefined ? ratingCount + 1 : ratingCount
  const sum = rating * ratingCount - (before ?? 0) + stars
  return { rating: averageOf(sum, count), ratingCount: count }
}

export function serializeRating(rating: Rating, author: Row<'users'> | undefined): components['schemas']['Rating'] {
  const { _id, productId, stars, sellerStars, text, photos, reply, repliedAt, createdAt, updatedAt } = rating
  return {
    ...omitNull({ text, reply, repliedAt }),
    _id,
    productId,
    stars,
    sellerStars,
    photos,
    author: authorOf(author),
    createdAt,
    updatedAt,
    editableUntil: editableUntil(rating),
  }
}

/** A company is shown by its name, a person by first name and initial. */
function authorOf(user: Row<'users'> | undefined): components['schemas']['RatingAuthor'] {
  if (user === undefined) return { name: '–', country: 'ZZ' }
  const { accountType, businessName, fullName, country } = user
  if (accountType === 'Company' && businessName !== null) return { name: businessName, country }
  const [first = '', ...others] = fullName.trim().split(/\s+/)
  const initial = [...(others.at(-1) ?? '')][0]
  return { name: initial === undefined ? first : `${first} ${initial}.`, country }
}
