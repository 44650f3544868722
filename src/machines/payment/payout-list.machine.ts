import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/** A seller's payouts with their states, newest first. Whatever becomes of one is told by a notification, which has the list read again. */
export const payoutListMachine = createListMachine('getPayouts', 'payouts', { live: ['notification.created'] })
