import type { Tables } from '#server/store/store.ts'
import { tooManyRequests } from './domain-error.ts'

/** Counts one more of `key` in its present window; throws 429 past `tries`. Windows are fixed and stored, so all processes share them. */
export async function countWithin(
  tables: Tables,
  key: string,
  { tries, seconds }: { tries: number; seconds: number },
  now: string,
): Promise<void> {
  const time = Date.parse(now)
  const start = time - (time % (seconds * 1000))
  const end = start + seconds * 1000
  const count = await tables.countTry(`${key}:${start}`, new Date(end).toISOString())
  if (count > tries) throw tooManyRequests(Math.max(1, Math.ceil((end - time) / 1000)))
}
