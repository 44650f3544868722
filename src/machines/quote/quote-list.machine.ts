import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/** The quotes that somebody asked for or received, newest first; it keeps up by itself. */
export const quoteListMachine = createListMachine('getMyOrders', 'orders', { live: ['quote.changed'] })
