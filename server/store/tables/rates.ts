import { z } from 'zod'
import { id, time } from './columns.ts'

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
