import type { OperationId } from '#src/generated/operation-table.ts'
import { networkOf } from './domain/platform/network-of.ts'
import { createTurns } from './turns.ts'

/** Of one network at once, and waiting. */
const limits = { ofOne: 2, waiting: 100 }

/** Calls that compare words with the whole catalogue, which takes the database up to a hundred times as long as another; some where they search. */
const searches: Partial<Record<OperationId, 'always' | 'withSearch'>> = {
  getSearchResult: 'always',
  getQueryResult: 'always',
  getProducts: 'withSearch',
  getSellerProducts: 'withSearch',
  getTopSeller: 'withSearch',
}

function isSearch(operationId: OperationId, body: unknown): boolean {
  const kind = searches[operationId]
  return kind === 'always' || (kind === 'withSearch' && typeof body === 'object' && body !== null && 'search' in body)
}

export type SearchTurns = <Result>(
  call: { operationId: OperationId; body?: unknown; address: string },
  work: () => Promise<Result>,
) => Promise<Result>

/**
 * Runs searches in turns, by network; every other call at once. Throws 429 for a network of which too many wait. Anonymous calls in the
 * busiest place: a count in the store would cost more than most of them. `atOnce`: of all networks, fewer than the store has connections, so that
 * every other call finds one.
 */
export function createSearchTurns(atOnce: number): SearchTurns {
  const turns = createTurns({ ...limits, atOnce })
  return async (call, work) => (isSearch(call.operationId, call.body) ? turns(networkOf(call.address), work) : work())
}
