import type { TableContext } from '#server/operation.ts'
import { type DailyRates, RatesUnusable } from '#server/ports/rate-source.ts'
import { type Rate, type RateRow, type Rates, readRates } from './exchange-rates.ts'

/** The largest change against the rate before, as a part of it, that a file is believed. */
const largestJump = 0.2

type NewRate = Pick<RateRow, 'currency' | 'unitsPerDollar' | 'date' | 'source' | 'takenBy' | 'reason'>

/** Puts a rate in the place of the current one of its currency. */
export async function replaceRate({ tables, now, newId }: TableContext, rate: NewRate): Promise<void> {
  await tables.update('exchangeRates', { currency: rate.currency, state: 'current' }, { state: 'past' })
  const number = await tables.nextNumber('exchangeRates')
  await tables.insert('exchangeRates', { ...rate, _id: newId(), number, state: 'current', takenAt: now })
}

/**
 * Takes the rates of a bank's file that are of a later day than the present ones; returns how many. A currency that the file lacks keeps its
 * rate against the dollar, a pegged one so for good. Throws `RatesUnusable`, with nothing changed, for a file without the dollar, of a day
 * to come, or with a rate that jumped.
 */
export async function takeDailyRates(context: TableContext, file: DailyRates): Promise<number> {
  const rates = await readRates(context)
  if (file.date > dayAfter(context.now)) throw new RatesUnusable(`The rates are of ${file.date}, which is yet to come`)
  const later = perDollar(file).filter(({ currency }) => (rates.of(currency)?.date ?? file.date) < file.date)
  for (const { currency, unitsPerDollar } of later) assertNoJump(currency, unitsPerDollar, rates)
  for (const { currency, unitsPerDollar } of later) {
    await replaceRate(context, { currency, unitsPerDollar, date: file.date, source: 'ecb', takenBy: null, reason: null })
  }
  return later.length
}

/** Whether a typed rate is taken for a slip of the pen: ten times what it was or more, or a tenth or less. */
export const isSlip = (unitsPerDollar: number, before: Rate): boolean =>
  Math.abs(Math.log10(unitsPerDollar / before.unitsPerDollar)) >= 1

/** The rates of a file for one dollar, of the currencies that are traded here. */
function perDollar({ perEuro }: DailyRates): { currency: string; unitsPerDollar: number }[] {
  const dollars = perEuro['USD']
  if (dollars === undefined) throw new RatesUnusable('The file of exchange rates has no US dollar')
  return Object.entries({ ...perEuro, EUR: 1 }).map(([currency, units]) => ({
    currency,
    unitsPerDollar: Number((units / dollars).toPrecision(10)),
  }))
}

function assertNoJump(currency: string, unitsPerDollar: number, rates: Rates): void {
  const before = rates.unitsPerDollar(currency)
  const change = unitsPerDollar / before - 1
  if (Math.abs(change) <= largestJump) return
  const percent = (change * 100).toFixed(1)
  throw new RatesUnusable(`The rate of ${currency} jumped by ${percent} %, from ${before} to ${unitsPerDollar} for a dollar`)
}

/** In the bank's time zone it may be tomorrow already. */
const dayAfter = (moment: string) => new Date(Date.parse(moment) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
