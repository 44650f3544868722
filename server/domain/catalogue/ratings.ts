import type { components } from '#src/generated/schema.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Rating = Row<'ratings'>

/** States of an order whose goods have come to the buyer. */
const received = ['delivered', 'completed', 'disputed'] as const

/**
 * Whether the buyer has had a delivery of the product: only then is a rating worth something. An order that was refunded counts when the
 * goods had come, which its timeline tells: a refund before the dispatch costs nothing.
 */
export async function hasReceived(
  { tables }: Pick<OperationContext, 'tables'>,
  buyerId: string,
  productId: string,
): Promise<boolean> {
  if ((await tables.list('orders', { buyerId, productId, status: [...received] }, { limit: 1 })).length > 0) return true
  const refunded = await tables.list(
    'orders',
    { buyerId, productId, status: 'refunded' },
    { orderBy: ['-updatedAt'], limit: 100 },
  )
  return (await tables.count('orderEvents', { orderId: refunded.map(({ _id }) => _id), status: 'delivered' })) > 0
}

/**
 * Takes a new or changed rating into the averages of the product and its seller: `before` is what the buyer had given, if anything.
 * The seller's average is that of all ratings of its products.
 */
export async function countRating(
  { tables, now }: OperationContext,
  product: Row<'products'>,
  stars: number,
  before: number | undefined,
): Promise<void> {
  const seller = await tables.find('sellers', { _id: product.sellerId })
  const changed = await tables.update(
    'products',
    { _id: product._id, rating: product.rating, ratingCount: product.ratingCount },
    { ...averaged(product, stars, before), updatedAt: now },
  )
  if (seller === undefined || changed === 0) throw conflict('server:conflict.changed')
  await tables.update('sellers', { _id: seller._id }, averaged(seller, stars, before))
}

/** Takes a rating out of sight and out of the averages. Returns false when it was removed already. */
export async function removeRating(context: OperationContext, { _id, productId }: Rating): Promise<boolean> {
  const { tables, now } = context
  // Read again: its author may have changed the stars meanwhile.
  const [rating, product] = await Promise.all([tables.find('ratings', { _id }), tables.find('products', { _id: productId })])
  if (rating === undefined || product === undefined || rating.removedAt !== null) return false
  await tables.update('ratings', { _id, removedAt: null }, { removedAt: now })
  const seller = await tables.find('sellers', { _id: product.sellerId })
  await tables.update('products', { _id: productId }, { ...withoutRating(product, rating.stars), updatedAt: now })
  if (seller !== undefined) await tables.update('sellers', { _id: seller._id }, withoutRating(seller, rating.stars))
  return true
}

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
  const { _id, productId, stars, text, createdAt, updatedAt } = rating
  return { _id, productId, stars, ...omitNull({ text }), author: authorOf(author), createdAt, updatedAt }
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
