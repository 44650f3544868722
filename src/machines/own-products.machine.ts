import { createListMachine } from './create-list-machine.ts'

/** What a seller has listed, also what is not on offer now. */
export const ownProductsMachine = createListMachine('getSellerProducts', 'products')
