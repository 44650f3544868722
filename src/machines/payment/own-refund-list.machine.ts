import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/** What a buyer got back and where each refund is, newest first; it keeps up by itself. */
export const ownRefundListMachine = createListMachine('getOwnRefunds', 'refunds', { live: ['order.changed'] })
