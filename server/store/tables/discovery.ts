import { z } from 'zod'
import { id, time } from './columns.ts'

/** A buyer's rating of a delivered product; one per product and buyer. `text` is null for stars alone. */
export const ratings = z.object({
  _id: id,
  productId: id,
  buyerId: id,
  stars: z.number(),
  text: z.string().nullable(),
  createdAt: time,
  updatedAt: time,
  /** Since when the marketplace shows it no longer and does not count it. */
  removedAt: time.nullable(),
})

/** A signed-in user's searches; one row per keyword, with its last time. */
export const searchHistory = z.object({ _id: id, userId: id, keyword: z.string(), searchedAt: time })

/** How often a product's page was opened, `_id` the product's. A table of its own: a count must not make lists of products out of date. */
export const viewCounts = z.object({ _id: id, count: z.number() })

/** Products that a signed-in person opened; the last time of each. */
export const viewedProducts = z.object({ _id: id, userId: id, productId: id, viewedAt: time })
