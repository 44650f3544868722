import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/** The orders of the side that somebody acts on, newest first; it keeps up by itself. */
export const orderListMachine = createListMachine('getMyOrders', 'orders', { live: ['order.changed'] })
