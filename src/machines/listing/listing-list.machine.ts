import { listingsAddress } from '#src/lib/paths.ts'
import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/**
 * What a seller has listed, also what is not on offer now; searched, narrowed and sorted as the address says. Orders take from the
 * stock: it is read again when one changes.
 */
export const listingListMachine = createListMachine('getSellerProducts', 'products', {
  addressOf: listingsAddress,
  live: ['order.changed'],
})
