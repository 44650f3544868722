import { createListMachine } from './create-list-machine.ts'

/**
 * Somebody looks through the sellers, best rated first, or for one by name. A name may be nobody's (`empty`), the server may
 * refuse or not answer.
 */
export const sellerListMachine = createListMachine('getTopSeller', 'sellers')
