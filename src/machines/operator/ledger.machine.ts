import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createReadingMachine } from '#src/machines/platform/create-reading-machine.ts'

/** An operator sees the balances of the ledger, and whether it agrees with the payments. */
export const ledgerMachine = createReadingMachine({
  id: 'view.getLedger',
  read: async (_: object, signal) => (await callOperatorApi('getLedger', { signal })).results,
})
