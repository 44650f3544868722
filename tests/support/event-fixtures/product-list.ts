import { type ProductSelection, noFilters } from '#src/lib/product-filters.ts'
import type { ProductsRead, productListMachine } from '#src/machines/catalogue/product-list.machine.ts'
import { actorDone, actorFailed, unreachable } from '#tests/support/actor-events.ts'
import { acetoneCard, sampleFacets, solvents } from '#tests/support/catalogue-fixtures.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const everyProduct: ProductSelection = { filters: noFilters, categoryId: null, subCategoryId: null }
const secondPage: ProductSelection = { ...everyProduct, filters: { ...noFilters, page: 2 } }

export const productsFound: ProductsRead = {
  products: [acetoneCard],
  total: 1,
  moreExist: false,
  facets: { counts: sampleFacets, of: '/product-filter' },
  categories: [solvents],
  corrected: false,
}
export const noneFound: ProductsRead = { ...productsFound, products: [], total: 0 }

export const productListEvents = {
  inputs: { 'the second page': secondPage },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'sorted by name': { type: 'selection.changed', selection: { ...everyProduct, filters: { ...noFilters, sort: 'name' } } },
    'another category chosen': { type: 'selection.changed', selection: { ...everyProduct, categoryId: solvents._id } },
    'searched for in the header': {
      type: 'address.changed',
      selection: { ...everyProduct, filters: { ...noFilters, search: 'acetone' } },
    },
    'gone back': { type: 'address.changed', selection: secondPage },
    'reading answered': actorDone('reading', productsFound),
    'reading answered, none': actorDone('reading', noneFound),
    'reading answered, fewer pages': actorDone('reading', { ...noneFound, total: 3 }),
    'reading unreachable': actorFailed('reading', unreachable),
  },
} satisfies FlowEvents<typeof productListMachine>

/** Everybody may look for all of it, as often as they like, and an address asks for nothing that the contract does not know. */
export const productListNeverIn = ['refused']
