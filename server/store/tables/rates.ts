import { z } from 'zod'
import { id, money, taxKind, time } from './columns.ts'

/**
 * A reference rate, only ever inserted; the next one of its currency makes it `past`. `number` rises with each row and is without gaps: the
 * highest names the state of all rates. `takenBy` is the operator's mail address; a bank's file has none.
 */
export const exchangeRates = z.object({
  _id: id,
  number: z.number(),
  currency: z.string(),
  unitsPerDollar: z.number(),
  /** The day that it is of. */
  date: z.string(),
  source: z.enum(['ecb', 'operator']),
  state: z.enum(['current', 'past']),
  takenAt: time,
  takenBy: z.string().nullable(),
  reason: z.string().nullable(),
})

/**
 * A rate of the marketplace's commission, per cent of the goods' value. Only its end is ever written later. `number` rises with each row: of two that
 * began on the same day the later one counts. `categoryId` is a main category; null is all of them, as for `planId`.
 */
export const commissionRates = z.object({
  _id: id,
  number: z.number(),
  percent: z.number(),
  categoryId: id.nullable(),
  planId: id.nullable(),
  /** The first day (UTC) that it holds on. */
  validFrom: z.string(),
  /** The first day (UTC) that it no longer holds on, which was today when it was ended. */
  endsOn: z.string().nullable(),
  createdAt: time,
  /** The operator's mail address, as in `endedBy`. */
  createdBy: z.string(),
  reason: z.string(),
  endedBy: z.string().nullable(),
  endReason: z.string().nullable(),
})

/**
 * How sales from one country to another are taxed. Only the end of a row is ever written later. `buyerCountry` null is every other country than
 * the seller's, `customer` null is those with and without a tax number.
 */
export const taxRules = z.object({
  _id: id,
  sellerCountry: z.string(),
  buyerCountry: z.string().nullable(),
  customer: z.enum(['registered', 'unregistered']).nullable(),
  kind: taxKind,
  /** Hundredths of a per cent. */
  basisPoints: z.number(),
  /** The first and the last day (UTC) that it holds on. */
  validFrom: z.string(),
  validUntil: z.string().nullable(),
  /** The law, or where it was read. */
  source: z.string(),
  createdAt: time,
  /** The operator's mail address, as in `endedBy`; null of those that a new database begins with. */
  createdBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** When an operator set its last day after it was added. */
  endedAt: time.nullable(),
  endedBy: z.string().nullable(),
  endReason: z.string().nullable(),
})

/**
 * What a seller, whose `_id` it has, charges for freight: one row, since it is read and replaced as a whole. `version` counts its changes. `rates` of one country and
 * currency are in the order of their limits.
 */
export const freightRates = z.object({
  _id: id,
  version: z.number(),
  rates: z.array(
    z.object({
      country: z.string().exactOptional(),
      upToKilograms: z.number().exactOptional(),
      amount: money,
      perHundredKilograms: money,
    }),
  ),
  /** What dangerous goods cost more, once for each currency. */
  dangerousGoods: z.array(money),
  updatedAt: time,
})
