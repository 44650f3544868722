import { type Money, minorDigits } from './money.ts'

/** Money in an answer of the server: what binds, and what it comes to in the reader's currency, where one is named. */
export type Price = Money & { approximate?: Approximate }

/** What a price comes to in another currency; `rate` is units of it for one of the price's. */
export type Approximate = Money & { rate: number; date: string; source: 'ecb' | 'operator' }

/**
 * Returns a price in minor units of another currency, by the rate that is units of it for one of the price's; undefined beyond safe
 * integers.
 */
export function convertedAmount({ amount, currency }: Money, to: string, rate: number): number | undefined {
  const converted = Math.round(Number((amount * 10 ** (minorDigits(to) - minorDigits(currency)) * rate).toPrecision(15)))
  return Number.isSafeInteger(converted) ? converted : undefined
}

/** Returns a sum with what it comes to by the rate of a price that it was made of. */
export function approximatedSum(sum: Money, { approximate }: Price): Price {
  const amount = approximate && convertedAmount(sum, approximate.currency, approximate.rate)
  return approximate === undefined || amount === undefined ? sum : { ...sum, approximate: { ...approximate, amount } }
}
