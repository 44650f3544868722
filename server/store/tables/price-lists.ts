import { z } from 'zod'
import { id, money, quantity, time, unit } from './columns.ts'

/** Prices that a seller has agreed with chosen buyers. Days are of UTC; `version` counts its changes. */
export const priceLists = z.object({
  _id: id,
  sellerId: id,
  version: z.number(),
  name: z.string(),
  currency: z.string(),
  /** The first and the last day that it holds on. */
  validFrom: z.string(),
  validUntil: z.string().nullable(),
  /** When its seller ended it. */
  endedAt: time.nullable(),
  createdAt: time,
  updatedAt: time,
})

/** A buyer of a price list. Who is taken off it is kept, so that nobody is notified twice. */
export const priceListBuyers = z.object({
  _id: id,
  listId: id,
  buyerId: id,
  leftAt: time.nullable(),
})

/** The price of a product in a price list, for one `unit`: that of the product when the row was saved. A row of another unit does not hold. */
export const priceListRows = z.object({
  _id: id,
  listId: id,
  productId: id,
  position: z.number(),
  unit,
  tiers: z.array(z.object({ minimumQuantity: quantity, price: money })),
})
