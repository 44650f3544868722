import type { components } from '#src/generated/schema.ts'
import type { ListQuery } from '#src/machines/platform/create-list-machine.ts'
import { requirementMachine } from '#src/machines/lifecycles/requirement.machine.ts'

type Query = ListQuery<'getRequirements'>

/** The group that shows everything. */
export const allRequirements = 'all' as const

/** The groups of a buyer's own requirements: the states of the life-cycle. */
// A life-cycle is flat and its states are those of the contract, which the life-cycles' test holds them to.
export const requirementGroups = Object.keys(requirementMachine.states) as components['schemas']['RequirementStatus'][]

export function groupOfOwn({ statuses }: Query): string {
  return statuses?.[0] ?? allRequirements
}

export function queryOfOwnGroup(group: string, { statuses: _, ...rest }: Query): Query {
  const status = requirementGroups.find((each) => each === group)
  return status === undefined ? rest : { ...rest, statuses: [status] }
}

/** Where a seller looks: what takes bids, those of it without a bid of the seller, or what it has ever bid for. */
export const sellerGroups = ['biddable', 'withoutBid', 'myBids'] as const

export function groupOfSeller({ myBids = false, withoutBid = false }: Query): (typeof sellerGroups)[number] {
  if (myBids) return 'myBids'
  return withoutBid ? 'withoutBid' : 'biddable'
}

/** What takes bids is sorted by the seller; what it has bid for may be over, so the newest comes first. */
export function queryOfSellerGroup(group: string, { myBids: _, withoutBid: __, sort, ...rest }: Query): Query {
  if (group === 'myBids') return { ...rest, myBids: true }
  const sorted = sort === undefined ? rest : { ...rest, sort }
  return group === 'withoutBid' ? { ...sorted, withoutBid: true } : sorted
}

export function queryOfSearch(search: string, { search: _, ...rest }: Query): Query {
  return search === '' ? rest : { ...rest, search }
}

export function queryOfCategory(categoryId: string, { categoryId: _, ...rest }: Query): Query {
  return categoryId === '' ? rest : { ...rest, categoryId }
}

/** Whether something narrows the list beyond its group. */
export const isNarrowed = ({ search, statuses, categoryId, countries }: Query): boolean =>
  search !== undefined || statuses !== undefined || categoryId !== undefined || countries !== undefined
