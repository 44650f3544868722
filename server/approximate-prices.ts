import { approximate, type Rates, readRates } from '#server/domain/catalogue/exchange-rates.ts'
import { isTraded } from '#server/domain/catalogue/first-rates.ts'
import type { Store } from '#server/store/store.ts'
import type { Money } from '#src/lib/money.ts'

/** Milliseconds for which rates are shown without being read again. */
const readFor = 5_000

/**
 * Adds to the prices of results what they come to in a reader's currency, at the edge: operations know nothing of it, and the answer that is
 * kept under an Idempotency-Key has none of it. The rates are read at most every five seconds.
 */
export function createApproximation(store: Pick<Store, 'list'>, clock: () => Date) {
  let last: { at: number; rates: Promise<Rates> } | undefined
  const ratesNow = (): Promise<Rates> => {
    const at = clock().getTime()
    if (last !== undefined && at >= last.at && at - last.at < readFor) return last.rates
    const read = { at, rates: readRates({ tables: store }) }
    last = read
    // The next call reads again.
    read.rates.catch(() => {
      if (last === read) last = undefined
    })
    return read.rates
  }
  /** `currency` as the header has it: one that is not traded here changes nothing. */
  return async (results: unknown, currency: string | undefined): Promise<unknown> => {
    if (currency === undefined || !isTraded(currency)) return results
    return withApproximations(results, currency, await ratesNow())
  }
}

function withApproximations(value: unknown, currency: string, rates: Rates): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry: unknown) => withApproximations(entry, currency, rates))
  if (isPrice(value)) {
    const approximated = approximate(value, currency, rates)
    return approximated === undefined ? value : { ...value, approximate: approximated }
  }
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withApproximations(entry, currency, rates)]))
}

const isPrice = (value: object): value is Money =>
  'amount' in value && 'currency' in value && typeof value.amount === 'number' && typeof value.currency === 'string'
