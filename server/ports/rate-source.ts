/** A central bank's reference rates of one day. */
export interface DailyRates {
  /** A day, as YYYY-MM-DD. */
  date: string
  /** Units of each currency for one euro, by ISO 4217 code. */
  perEuro: Readonly<Record<string, number>>
}

/** Why a file of rates cannot be used; the rates before it stay. */
export class RatesUnusable extends Error {
  override readonly name = 'RatesUnusable'
}

export interface RateSource {
  /** Reads the newest file. Throws `RatesUnusable` when it is none, and any other error when the provider does not answer. */
  latest(): Promise<DailyRates>
}
