import pLimit, { type LimitFunction } from 'p-limit'
import { tooManyRequests } from './domain/platform/domain-error.ts'

export interface TurnLimits {
  /** Of all together. */
  atOnce: number
  /** Of one who asks: whoever asks as fast as they can has no more than a part of the whole. */
  ofOne: number
  /** Of one who asks, waiting for their turn. */
  waiting: number
}

/** Seconds after which to try again. */
const retryAfter = 1

export type Turns = <Result>(asker: string, work: () => Promise<Result>) => Promise<Result>

/** Runs costly work in turns, in this process. Throws 429 for one of whom too much waits. */
export function createTurns({ atOnce, ofOne, waiting }: TurnLimits): Turns {
  const all = pLimit(atOnce)
  const askers = new Map<string, LimitFunction>()
  return async (asker, work) => {
    const own = askers.get(asker) ?? pLimit(ofOne)
    if (own.pendingCount >= waiting) throw tooManyRequests(retryAfter)
    askers.set(asker, own)
    try {
      return await own(() => all(work))
    } finally {
      if (own.activeCount + own.pendingCount === 0) askers.delete(asker)
    }
  }
}
