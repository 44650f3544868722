import type { Tables } from '#server/store/store.ts'
import { tooManyRequests } from './domain-error.ts'

export interface RateLimit {
  tries: number
  seconds: number
}

/** The window of `key` that `now` is in. Windows are fixed and stored, so all processes share them. */
function windowOf(key: string, seconds: number, now: string) {
  const time = Date.parse(now)
  const start = time - (time % (seconds * 1000))
  const end = start + seconds * 1000
  return { _id: `${key}:${seconds}:${start}`, end, secondsLeft: Math.max(1, Math.ceil((end - time) / 1000)) }
}

/** Seconds until the next window of a limit begins. */
export const secondsToNext = ({ seconds }: RateLimit, now: string): number => windowOf('', seconds, now).secondsLeft

/** Counts one more of `key` in its present window; returns the count, this one included. */
export async function countInWindow(tables: Tables, key: string, seconds: number, now: string): Promise<number> {
  const { _id, end } = windowOf(key, seconds, now)
  return tables.countTry(_id, new Date(end).toISOString())
}

/** Counts one more of `key` in its present window; throws 429 past the limit. */
export async function countWithin(tables: Tables, key: string, limit: RateLimit, now: string): Promise<void> {
  const count = await countInWindow(tables, key, limit.seconds, now)
  if (count > limit.tries) throw tooManyRequests(windowOf(key, limit.seconds, now).secondsLeft)
}

/** Ends the present window of `key`; returns what it had counted. */
export async function endWindow(tables: Tables, key: string, seconds: number, now: string): Promise<number> {
  const { _id } = windowOf(key, seconds, now)
  const used = await tables.find('rateWindows', { _id })
  if (used !== undefined) await tables.remove('rateWindows', { _id })
  return used?.count ?? 0
}

/** Throws 429 when the present window of `key` is used up; counts nothing. */
export async function checkWindow(tables: Tables, key: string, limit: RateLimit, now: string): Promise<void> {
  const { _id, secondsLeft } = windowOf(key, limit.seconds, now)
  const used = await tables.find('rateWindows', { _id })
  if (used !== undefined && used.count >= limit.tries) throw tooManyRequests(secondsLeft)
}
