import type { ProductSort } from './product-queries.ts'

/** How each list is sorted, as columns of a product (a leading `-` turns one round); every store ends ties by `_id`. */
export const productOrders = {
  promoted: ['-promoted', '-rating', '-ratingCount'],
  top: ['-rating', '-ratingCount'],
  newest: ['-createdAt'],
  priceAscending: ['comparablePrice'],
  priceDescending: ['-comparablePrice'],
  name: ['name_en'],
  mostViewed: ['-views'],
} as const satisfies Record<ProductSort, readonly string[]>

export const facetColumns = { grades: 'grade', forms: 'physicalForm', countries: 'countryOfOrigin' } as const
