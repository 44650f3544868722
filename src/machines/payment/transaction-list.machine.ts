import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/** What moved the money of the side that somebody acts on, newest first; it keeps up by itself. */
export const transactionListMachine = createListMachine('getUserTransactions', 'transactions', { live: ['order.changed'] })
