import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createFileMachine } from '#src/machines/platform/create-file-machine.ts'

/** An operator takes the bank file of a batch of payouts, after a code of the app: it names accounts in clear. */
export const payoutFileMachine = createFileMachine<{ id: string }>({
  id: 'file.readPayoutFile',
  fetch: (path, signal) => callOperatorApi('readPayoutFile', { path, signal }),
})
