import type { ownProductDetailsMachine } from '#src/machines/own-product-details.machine.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { listingChanges, ownProduct } from './listing-change.ts'

export const ownProductDetailsAlphabet = {
  inputs: { 'an own product': { productId: ownProduct._id, sellerId: ownProduct.seller._id } },
  events: listingChanges,
} satisfies FlowAlphabet<typeof ownProductDetailsMachine>
