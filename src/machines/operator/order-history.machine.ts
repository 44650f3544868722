import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createReadingMachine } from '#src/machines/platform/create-reading-machine.ts'

/** An operator reads one order with all that happened to it: its states, its payments, what the ledger has of it, a dispute. */
export const orderHistoryMachine = createReadingMachine({
  id: 'view.getOrderHistory',
  read: async ({ id }: { id: string }, signal) => (await callOperatorApi('getOrderHistory', { path: { id }, signal })).results,
})
