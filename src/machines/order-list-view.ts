import type { components } from '#src/generated/schema.ts'
import type { ListQuery } from './create-list-machine.ts'
import { orderGroups } from './order-groups.ts'
import type { OrderSide } from './order-actions.ts'

type Query = ListQuery<'getMyOrders'>

/** The group that shows everything. */
export const allOrders = 'all'

/** The group of states that a query asks for. */
export function groupOf(side: OrderSide, { statuses }: Query): string {
  if (statuses === undefined) return allOrders
  const groups: Readonly<Record<string, readonly components['schemas']['OrderStatus'][]>> = orderGroups[side]
  return Object.keys(groups).find((name) => groups[name]?.join() === statuses.join()) ?? allOrders
}

/** The query of a group; choosing all drops the search as well, so that there is always a way back to everything. */
export function queryOfGroup(side: OrderSide, group: string, { search }: Query): Query {
  const groups: Readonly<Record<string, readonly components['schemas']['OrderStatus'][]>> = orderGroups[side]
  const statuses = groups[group]
  return statuses === undefined ? {} : { ...(search !== undefined && { search }), statuses: [...statuses] }
}

export function queryOfSearch(search: string, { statuses }: Query): Query {
  return { ...(search !== '' && { search }), ...(statuses !== undefined && { statuses }) }
}
