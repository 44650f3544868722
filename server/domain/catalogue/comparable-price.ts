import { minorDigits, type Money } from '#src/lib/money.ts'
import { convert, dimensionOf, type Unit } from '#src/lib/quantity.ts'

/**
 * Reference rates of 20 November 2026, units of a currency for one US dollar: only to compare and estimate, never to settle. Pegged
 * currencies are at their peg.
 */
const rates: Record<string, number> = {
  USD: 1,
  SAR: 3.75,
  AED: 3.6725,
  QAR: 3.64,
  BHD: 0.376,
  OMR: 0.3845,
  JOD: 0.709,
  KWD: 0.307,
  EUR: 0.86,
  GBP: 0.76,
  CHF: 0.8,
  EGP: 47.5,
  BDT: 122,
  INR: 89,
  CNY: 7.1,
  JPY: 155,
  TRY: 42.5,
  MYR: 4.15,
  SGD: 1.3,
}

/** Whether there is a rate for the currency, so that offers can be made in it. */
export const isTraded = (currency: string): boolean => rates[currency] !== undefined

/** Returns units of the currency for one US dollar. Throws for a currency without a rate. */
export function unitsPerDollar(currency: string): number {
  const rate = rates[currency]
  if (rate === undefined) throw new RangeError(`No reference rate for ${currency}`)
  return rate
}

const bases = { mass: 'kg', volume: 'L', count: 'piece' } as const

/** US dollars per kilogram, litre or piece of a price for one `unit`: what lists filter and sort by. */
export function comparablePrice({ amount, currency }: Money, unit: Unit): number {
  const dollars = amount / 10 ** minorDigits(currency) / unitsPerDollar(currency)
  // A unit always converts into the base of its own dimension.
  const size = convert({ value: 1, unit }, bases[dimensionOf(unit)])?.value ?? 1
  return Number((dollars / size).toPrecision(12))
}
