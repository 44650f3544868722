import pLimit, { type LimitFunction } from 'p-limit'
import type { OperationId } from '#src/generated/operation-table.ts'
import { tooManyRequests } from './domain/platform/domain-error.ts'
import { networkOf } from './domain/platform/network-of.ts'

/** Searches that run at once, of all callers: fewer than the store has connections, so that every other call finds one. */
const mostAtOnce = 6
/** Of one network: whoever searches as fast as they can has no more than a part of that. */
const mostOfNetwork = 2
/** Searches of one network that wait for their turn. */
const mostWaiting = 100
/** Seconds after which to try again. */
const retryAfter = 1

/** Whether a call compares words with the whole catalogue, which takes the database up to a hundred times as long as another. */
const isSearch = (operationId: OperationId, body: unknown): boolean =>
  operationId === 'getSearchResult' ||
  (operationId === 'getProducts' && typeof body === 'object' && body !== null && 'search' in body)

export type SearchTurns = <Result>(
  call: { operationId: OperationId; body?: unknown; address: string },
  work: () => Promise<Result>,
) => Promise<Result>

/**
 * Runs searches in turns, a process by itself; every other call at once. Throws 429 for a network of which too many wait. Anonymous calls in the
 * busiest place: a count in the store would cost more than most of them.
 */
export function createSearchTurns(): SearchTurns {
  const all = pLimit(mostAtOnce)
  const networks = new Map<string, LimitFunction>()
  return async (call, work) => {
    if (!isSearch(call.operationId, call.body)) return work()
    const network = networkOf(call.address)
    const own = networks.get(network) ?? pLimit(mostOfNetwork)
    if (own.pendingCount >= mostWaiting) throw tooManyRequests(retryAfter)
    networks.set(network, own)
    try {
      return await own(() => all(work))
    } finally {
      if (own.activeCount + own.pendingCount === 0) networks.delete(network)
    }
  }
}
