import type { ListQuery } from '#src/machines/platform/create-list-machine.ts'

type Query = ListQuery<'getSellerProducts'>

/** Which of a seller's products are looked at; the first shows all. */
export const listingsFilters = ['all', 'active', 'inactive', 'soldOut'] as const
export type ListingsFilter = (typeof listingsFilters)[number]

/** In the order in which they are offered; the first is what the list begins with. */
export const listingsSorts = ['newest', 'name', 'mostViewed', 'priceAscending', 'priceDescending', 'top', 'promoted'] as const
export type ListingsSort = (typeof listingsSorts)[number]

/** What an address asks for; what it says of no meaning is not asked. */
export function listingsQuery(sellerId: string, address: string): Query {
  const asked = new URLSearchParams(address)
  const search = asked.get('search')?.trim() ?? ''
  const filter = asked.get('soldOut') === 'true' ? 'soldOut' : asked.get('status')
  const sort = listingsSorts.find((one) => one === asked.get('sort'))
  const query = withFilter({ sellerId, sort: sort ?? listingsSorts[0] }, listingsFilters.find((one) => one === filter) ?? 'all')
  return search === '' ? query : { ...query, search }
}

export function filterOf({ status, soldOut }: Query): ListingsFilter {
  return soldOut === true ? 'soldOut' : (status ?? 'all')
}

export function withFilter({ status: _, soldOut: __, ...rest }: Query, filter: ListingsFilter): Query {
  if (filter === 'soldOut') return { ...rest, soldOut: true }
  return filter === 'all' ? rest : { ...rest, status: filter }
}

export function withSearch({ search: _, ...rest }: Query, search: string): Query {
  return search === '' ? rest : { ...rest, search }
}
