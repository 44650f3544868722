import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { ReadableTables } from '#server/store/store.ts'
import { comparableNumber } from './comparable-price.ts'
import { readRates } from './exchange-rates.ts'
import { isTraded } from './first-rates.ts'

/** Prices per kilogram, litre or piece; a bound that is undefined is none. */
export interface PriceRange {
  priceFrom?: number | undefined
  priceTo?: number | undefined
}

/**
 * Returns a range of prices in a reader's currency as one of comparable prices, in US dollars. Throws 422 for a currency that is not traded.
 */
export async function comparablePrices(
  { tables }: { tables: Pick<ReadableTables, 'list'> },
  { priceFrom, priceTo }: PriceRange,
  currency = 'USD',
): Promise<{ priceFrom?: number; priceTo?: number }> {
  if (!isTraded(currency)) throw invalidFields({ priceCurrency: { key: 'server:field.currencyUnknown' } })
  const range: { priceFrom?: number; priceTo?: number } = {}
  if (priceFrom === undefined && priceTo === undefined) return range
  // The dollar is what is compared in: its prices need no rate.
  const units = currency === 'USD' ? 1 : (await readRates({ tables })).unitsPerDollar(currency)
  if (priceFrom !== undefined) range.priceFrom = comparableNumber(priceFrom / units)
  if (priceTo !== undefined) range.priceTo = comparableNumber(priceTo / units)
  return range
}
