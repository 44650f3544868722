import type { TradedCurrency } from '#src/lib/traded-currencies.ts'

/**
 * The reference rates that the program ships with, of 20 November 2026: units of a currency for one US dollar. Pegged currencies are at their
 * peg. A currency is traded here when it is in this table; the table of rates says what it is worth now.
 */
const rates: Readonly<Record<TradedCurrency, number>> = {
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

export const firstRates: Readonly<Record<string, number>> = rates

export const firstRatesDate = '2026-11-20'

/** Whether offers can be made in the currency. */
export const isTraded = (currency: string): boolean => Object.hasOwn(firstRates, currency)

/** Returns units of a traded currency for one US dollar, as the program ships with them. Throws for any other currency. */
export function firstRateOf(currency: string): number {
  const rate = firstRates[currency]
  if (rate === undefined) throw new RangeError(`No reference rate for ${currency}`)
  return rate
}
