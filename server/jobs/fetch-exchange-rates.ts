import { findRateFetch, keepRateFetch, type RateFetch } from '#server/domain/catalogue/rate-fetches.ts'
import { takeDailyRates } from '#server/domain/catalogue/taken-rates.ts'
import { RatesUnusable } from '#server/ports/rate-source.ts'
import type { JobDeps } from './job-deps.ts'

const hour = 60 * 60 * 1000
/** Milliseconds after a try until the next one: a day after a success. */
const pauses: Record<RateFetch['outcome'], number> = { running: hour, taken: 24 * hour, refused: 6 * hour, away: hour }

/**
 * Reads the bank's file of exchange rates once a day, again after an hour when the bank does not answer, and after six when the file
 * cannot be used; `onFailure` is called then, and the rates stay as they are. One process of several does it. Returns how many rates it took.
 */
export async function fetchExchangeRates(
  { store, ports, clock, newId }: JobDeps,
  onFailure: (failure: unknown) => void,
): Promise<number> {
  const { rateSource } = ports
  if (rateSource === undefined) return 0
  const at = clock().toISOString()
  const isDue = await store.transaction(async (tables) => {
    const last = await findRateFetch({ tables })
    if (last !== undefined && Date.parse(at) - Date.parse(last.at) < pauses[last.outcome]) return false
    await keepRateFetch({ tables }, { at, outcome: 'running' })
    return true
  })
  if (!isDue) return 0
  try {
    const file = await rateSource.latest()
    return await store.transaction(async (tables) => {
      const taken = await takeDailyRates({ tables, now: at, newId }, file)
      await keepRateFetch({ tables }, { at, outcome: 'taken' })
      return taken
    })
  } catch (failure) {
    const isRefused = failure instanceof RatesUnusable
    await store.transaction((tables) =>
      keepRateFetch({ tables }, isRefused ? { at, outcome: 'refused', problem: failure.message } : { at, outcome: 'away' }),
    )
    onFailure(failure)
    return 0
  }
}
