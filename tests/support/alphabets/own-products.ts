import type { ownProductsMachine } from '#src/machines/own-products.machine.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { listingChanges, ownProduct } from './listing-change.ts'

export const ownProductsAlphabet = {
  inputs: { 'the own products': { query: { sellerId: ownProduct.seller._id } } },
  events: listingChanges,
} satisfies FlowAlphabet<typeof ownProductsMachine>
