import { type ProductWish, noFilters } from '#src/lib/product-filters.ts'
import type { ProductsRead, productListMachine } from '#src/machines/product-list.machine.ts'
import { actorAnswered, actorFailed, unreachable } from '#tests/support/actor-events.ts'
import { acetoneCard, sampleFacets, solvents } from '#tests/support/catalogue-samples.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const everyProduct: ProductWish = { filters: noFilters, categoryId: null, subCategoryId: null }
const secondPage: ProductWish = { ...everyProduct, filters: { ...noFilters, page: 2 } }

export const productsFound: ProductsRead = {
  products: [acetoneCard],
  total: 1,
  facets: { counts: sampleFacets, of: '/product-filter' },
  categories: [solvents],
  corrected: false,
}
export const noneFound: ProductsRead = { ...productsFound, products: [], total: 0 }

export const productListAlphabet = {
  inputs: { 'the second page': secondPage },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'sorted by name': { type: 'wish.changed', wish: { ...everyProduct, filters: { ...noFilters, sort: 'name' } } },
    'another category chosen': { type: 'wish.changed', wish: { ...everyProduct, categoryId: solvents._id } },
    'searched for in the header': {
      type: 'address.changed',
      wish: { ...everyProduct, filters: { ...noFilters, search: 'acetone' } },
    },
    'gone back': { type: 'address.changed', wish: secondPage },
    'reading answered': actorAnswered('reading', productsFound),
    'reading answered, none': actorAnswered('reading', noneFound),
    'reading answered, fewer pages': actorAnswered('reading', { ...noneFound, total: 3 }),
    'reading unreachable': actorFailed('reading', unreachable),
  },
} satisfies FlowAlphabet<typeof productListMachine>

/** Everybody may look for all of it, as often as they like, and an address asks for nothing that the contract does not know. */
export const productListNeverIn = ['refused']
