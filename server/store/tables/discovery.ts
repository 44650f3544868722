import { z } from 'zod'
import { id, time } from './columns.ts'

/** A buyer's rating of a delivered product; one per product and buyer. `text` is null for stars alone. */
export const ratings = z.object({
  _id: id,
  productId: id,
  buyerId: id,
  /** Whose product it is. */
  sellerId: id,
  /** Of the product, and of its seller. */
  stars: z.number(),
  sellerStars: z.number(),
  text: z.string().nullable(),
  /** Addresses of the pictures, in the order in which they are shown. */
  photos: z.array(z.string()),
  /** The seller's. */
  reply: z.string().nullable(),
  repliedAt: time.nullable(),
  createdAt: time,
  updatedAt: time,
  /** Since when the marketplace shows it no longer and does not count it. */
  removedAt: time.nullable(),
})

/** Buyers to be asked for a rating; `_id` is the order's. Gone with the asking. */
export const ratingReminders = z.object({ _id: id, dueAt: time })

/** A signed-in user's searches; one row per keyword, with its last time. */
export const searchHistory = z.object({ _id: id, userId: id, keyword: z.string(), searchedAt: time })

/** How often a product's page was opened, `_id` the product's. A table of its own: a count must not make lists of products out of date. */
export const viewCounts = z.object({ _id: id, count: z.number() })

/** Products that a signed-in person opened; the last time of each. */
export const viewedProducts = z.object({ _id: id, userId: id, productId: id, viewedAt: time })
