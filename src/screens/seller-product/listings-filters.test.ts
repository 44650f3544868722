import { expect, it } from 'vitest'
import { listingsAddress } from '#src/lib/paths.ts'
import { filterOf, listingsFilters, listingsQuery, withFilter, withSearch } from './listings-filters.ts'

const sellerId = '01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b'
const queryOf = (address: string) => listingsQuery(sellerId, address.split('?')[1] ?? '')

it('begins with all, the newest first', () => expect(queryOf('/seller-product')).toEqual({ sellerId, sort: 'newest' }))

it('finds in an address what was put there', () => {
  for (const filter of listingsFilters) {
    const query = withSearch(withFilter({ sellerId, sort: 'mostViewed' }, filter), 'acetone')
    expect([queryOf(listingsAddress(query)), filterOf(query)]).toEqual([query, filter])
  }
})

it('takes nothing from an address that means nothing here', () =>
  expect(queryOf('/seller-product?status=deleted&sort=cheapest&soldOut=perhaps&search=%20')).toEqual({
    sellerId,
    sort: 'newest',
  }))

it('shows all again when search and filter are taken back', () => {
  const query = withSearch(withFilter({ sellerId, sort: 'name' }, 'inactive'), 'acetone')
  expect(withSearch(withFilter(query, 'all'), '')).toEqual({ sellerId, sort: 'name' })
})
