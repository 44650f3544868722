import { type Approximate, convertedAmount } from '#src/lib/approximate-price.ts'
import type { Money } from '#src/lib/money.ts'
import type { ReadableTables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { firstRateOf, firstRates, firstRatesDate, isTraded } from './first-rates.ts'

export type RateRow = Row<'exchangeRates'>

/** A rate as it is used: of the table of rates, or of those that the program ships with. */
export type Rate = Pick<RateRow, 'currency' | 'unitsPerDollar' | 'date' | 'source'> &
  Partial<Pick<RateRow, 'takenAt' | 'takenBy' | 'reason'>>

/**
 * The reference rates of one moment: to compare and estimate by, never to settle. No entry of the ledger and no amount of an order, a quote or
 * an invoice may be made with them.
 */
export interface Rates {
  /** Rises with each rate that is taken; 0 while there are only those that the program ships with. */
  number: number
  /** The rates of all traded currencies but the US dollar. */
  all: readonly Rate[]
  /** Returns the rate of a traded currency but the US dollar. */
  of: (currency: string) => Rate | undefined
  /** Returns units of the currency for one US dollar. Throws for a currency that is not traded. */
  unitsPerDollar: (currency: string) => number
}

function ratesOf(rows: readonly RateRow[]): Rates {
  const taken = new Map(rows.map((row) => [row.currency, row]))
  const all = Object.entries(firstRates)
    .filter(([currency]) => currency !== 'USD')
    .map(
      ([currency, unitsPerDollar]): Rate =>
        taken.get(currency) ?? { currency, unitsPerDollar, date: firstRatesDate, source: 'operator' },
    )
  const byCurrency = new Map(all.map((rate) => [rate.currency, rate]))
  return {
    number: Math.max(0, ...rows.map(({ number }) => number)),
    all,
    of: (currency) => byCurrency.get(currency),
    unitsPerDollar: (currency) => byCurrency.get(currency)?.unitsPerDollar ?? firstRateOf(currency),
  }
}

/** The rates of the program, for a catalogue that is made before there are others. */
export const shippedRates: Rates = ratesOf([])

/** Returns the rates of now, in the caller's transaction: what is computed with others is computed anew. */
export async function readRates({ tables }: { tables: Pick<ReadableTables, 'list'> }): Promise<Rates> {
  return ratesOf(await tables.list('exchangeRates', { state: 'current' }))
}

/**
 * Returns what a price comes to in a reader's currency; undefined in the same currency, for nothing, in a currency that is not traded, and
 * beyond safe integers.
 */
export function approximate({ amount, currency: from }: Money, currency: string, rates: Rates): Approximate | undefined {
  if (from === currency || amount <= 0 || !isTraded(from) || !isTraded(currency)) return undefined
  const exact = rates.unitsPerDollar(currency) / rates.unitsPerDollar(from)
  const rate = Number(exact.toPrecision(10))
  const converted = convertedAmount({ amount, currency: from }, currency, exact)
  if (converted === undefined) return undefined
  const used = [from, currency].flatMap((each) => rates.of(each) ?? [])
  const [date = firstRatesDate] = used.map((each) => each.date).sort()
  return { amount: converted, currency, rate, date, source: used.every(({ source }) => source === 'ecb') ? 'ecb' : 'operator' }
}
