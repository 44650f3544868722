import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createReadingMachine } from '#src/machines/platform/create-reading-machine.ts'

/** An operator reads the payouts of one batch, each with what came of it. */
export const payoutBatchMachine = createReadingMachine({
  id: 'view.getPayoutBatch',
  read: async ({ id }: { id: string }, signal) => (await callOperatorApi('getPayoutBatch', { path: { id }, signal })).results,
})
