import { sellerSearchAddress } from '#src/lib/paths.ts'
import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/**
 * Somebody looks through the sellers, best rated first, or for one by name. A name may be nobody's (`empty`), the server may
 * refuse or not answer. The address keeps the name.
 */
export const sellerListMachine = createListMachine('getTopSeller', 'sellers', {
  addressOf: ({ search = '' }) => sellerSearchAddress(search),
})
