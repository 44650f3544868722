import type { CallBody } from '#src/api/call-api.ts'
import type { ListQuery } from '#src/machines/platform/create-list-machine.ts'

type Query = ListQuery<'getMyOrders'>
type Status = NonNullable<CallBody<'getMyOrders'>['statuses']>[number]

type Dispatch = NonNullable<CallBody<'getMyOrders'>['dispatch']>
type Wait = NonNullable<CallBody<'getMyOrders'>['waitsFor']>

/** Groups by their names: of states, of what is to be dispatched, or of what is waited for. */
export type TradeGroups = Readonly<Record<string, readonly Status[] | Dispatch | Wait>>

/** The group that shows everything. */
export const allTrades = 'all'

const waits: ReadonlySet<unknown> = new Set<Wait>(['preparation', 'payment'])
const isWait = (group: Dispatch | Wait): group is Wait => waits.has(group)

/** The group that a query asks for. */
export function groupOf(groups: TradeGroups, { statuses, dispatch, waitsFor }: Query): string {
  const wanted = waitsFor ?? dispatch ?? statuses?.join()
  if (wanted === undefined) return allTrades
  return Object.keys(groups).find((name) => groups[name]?.toString() === wanted) ?? allTrades
}

/** The query of a group; choosing all drops the search as well, so that there is always a way back to everything. */
export function queryOfGroup(groups: TradeGroups, group: string, { search, kind }: Query): Query {
  const chosen = groups[group]
  const always = kind === undefined ? {} : { kind }
  if (chosen === undefined) return always
  const narrowed = search === undefined ? always : { ...always, search }
  if (typeof chosen !== 'string') return { ...narrowed, statuses: [...chosen] }
  return isWait(chosen) ? { ...narrowed, waitsFor: chosen } : { ...narrowed, dispatch: chosen }
}

export function queryOfSearch(search: string, { search: _, ...query }: Query): Query {
  return search === '' ? query : { ...query, search }
}
