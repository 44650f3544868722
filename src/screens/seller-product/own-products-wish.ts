import type { ListQuery } from '#src/machines/create-list-machine.ts'

type Query = ListQuery<'getSellerProducts'>

/** Which of a seller's products are looked at; the first shows all. */
export const ownProductFilters = ['all', 'active', 'inactive', 'soldOut'] as const
export type OwnProductFilter = (typeof ownProductFilters)[number]

/** In the order in which they are offered; the first is what the list begins with. */
export const ownProductSorts = ['newest', 'name', 'mostViewed', 'priceAscending', 'priceDescending', 'top', 'promoted'] as const
export type OwnProductSort = (typeof ownProductSorts)[number]

/** What an address asks for; what it says of no meaning is not asked. */
export function ownProductsQuery(sellerId: string, address: string): Query {
  const asked = new URLSearchParams(address)
  const search = asked.get('search')?.trim() ?? ''
  const filter = asked.get('soldOut') === 'true' ? 'soldOut' : asked.get('status')
  const sort = ownProductSorts.find((one) => one === asked.get('sort'))
  const query = withFilter(
    { sellerId, sort: sort ?? ownProductSorts[0] },
    ownProductFilters.find((one) => one === filter) ?? 'all',
  )
  return search === '' ? query : { ...query, search }
}

export function filterOf({ status, soldOut }: Query): OwnProductFilter {
  return soldOut === true ? 'soldOut' : (status ?? 'all')
}

export function withFilter({ status: _, soldOut: __, ...rest }: Query, filter: OwnProductFilter): Query {
  if (filter === 'soldOut') return { ...rest, soldOut: true }
  return filter === 'all' ? rest : { ...rest, status: filter }
}

export function withSearch({ search: _, ...rest }: Query, search: string): Query {
  return search === '' ? rest : { ...rest, search }
}
