import type { CallBody } from '#src/api/call-api.ts'
import type { ListQuery } from '#src/machines/platform/create-list-machine.ts'

type Query = ListQuery<'getMyOrders'>
type Status = NonNullable<CallBody<'getMyOrders'>['statuses']>[number]

/** Groups of states, by their names. */
export type TradeGroups = Readonly<Record<string, readonly Status[]>>

/** The group that shows everything. */
export const allTrades = 'all'

/** The group of states that a query asks for. */
export function groupOf(groups: TradeGroups, { statuses }: Query): string {
  if (statuses === undefined) return allTrades
  return Object.keys(groups).find((name) => groups[name]?.join() === statuses.join()) ?? allTrades
}

/** The query of a group; choosing all drops the search as well, so that there is always a way back to everything. */
export function queryOfGroup(groups: TradeGroups, group: string, { search, kind }: Query): Query {
  const statuses = groups[group]
  const always = kind === undefined ? {} : { kind }
  return statuses === undefined ? always : { ...always, ...(search !== undefined && { search }), statuses: [...statuses] }
}

export function queryOfSearch(search: string, { statuses, kind }: Query): Query {
  return { ...(kind !== undefined && { kind }), ...(search !== '' && { search }), ...(statuses !== undefined && { statuses }) }
}
