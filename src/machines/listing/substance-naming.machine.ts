import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/** What is listed under the number that somebody types: a slip of the finger is seen by the name of the substance. */
export const substanceNamingMachine = createListMachine('getProducts', 'products')
