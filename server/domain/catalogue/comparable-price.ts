import { minorDigits, type Money } from '#src/lib/money.ts'
import { convert, dimensionOf, type Unit } from '#src/lib/quantity.ts'
import type { Rates } from './exchange-rates.ts'

const bases = { mass: 'kg', volume: 'L', count: 'piece' } as const

/** US dollars per kilogram, litre or piece of a price for one `unit`: what lists filter and sort by. */
export function comparablePrice({ amount, currency }: Money, unit: Unit, rates: Rates): number {
  const dollars = amount / 10 ** minorDigits(currency) / rates.unitsPerDollar(currency)
  // A unit always converts into the base of its own dimension.
  const size = convert({ value: 1, unit }, bases[dimensionOf(unit)])?.value ?? 1
  return comparableNumber(dollars / size)
}

/** A price, or a bound of prices, with the digits that comparable prices are kept with: what is equal in a currency is equal in dollars. */
export const comparableNumber = (dollars: number): number => Number(dollars.toPrecision(12))
