import { useLocation } from 'react-router-dom'
import { itemIdIn, type OperatorPath } from './operator-paths.ts'

export const queuePageSize = 20

type QueueState = 'waiting' | 'decided'

/** What the address of a queue asks for. */
export interface QueueAddress {
  state: QueueState
  page: number
  /** The only entry that is asked for: the address was opened without a list that it is from. */
  id: string | null
  /** The number of one ticket. */
  number: string | null
}

/** Reads the address of a queue. An entry that was opened from a list keeps the list's page in its address. */
export function readQueueAddress(path: OperatorPath, { pathname, search }: { pathname: string; search: string }): QueueAddress {
  const parameters = new URLSearchParams(search)
  const page = Number(parameters.get('page') ?? '1')
  const isOfList = parameters.has('page') || parameters.has('number')
  return {
    state: parameters.get('state') === 'decided' ? 'decided' : 'waiting',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    id: isOfList ? null : itemIdIn(path, pathname),
    number: parameters.get('number'),
  }
}

/** Where a page of a queue is. */
export function queueAddress(path: string, { state, page }: Pick<QueueAddress, 'state' | 'page'>): string {
  return `${path}?${state === 'decided' ? 'state=decided&' : ''}page=${page}`
}

/** The list that the address is of: another one is read anew. */
export function queueKey(path: OperatorPath, location: { pathname: string; search: string }): string {
  return JSON.stringify([path, readQueueAddress(path, location)])
}

export const useQueueAddress = (path: OperatorPath): QueueAddress => readQueueAddress(path, useLocation())

/** The query of a queue that keeps what was decided. */
export function useQueueQuery(path: OperatorPath): { id: string } | { state: QueueState; page: number; pageSize: number } {
  const { id, state, page } = useQueueAddress(path)
  return id === null ? { state, page, pageSize: queuePageSize } : { id }
}

/** The query of a queue of what waits alone. */
export function usePageQuery(path: OperatorPath): { id: string } | { page: number; pageSize: number } {
  const { id, page } = useQueueAddress(path)
  return id === null ? { page, pageSize: queuePageSize } : { id }
}
