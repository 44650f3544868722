import { type CallBody, callApi } from '#src/api/call-api.ts'
import { createFileMachine } from '#src/machines/platform/create-file-machine.ts'

/** Somebody takes all that moved their money, on the side that they act on, as CSV. */
export const transactionFileMachine = createFileMachine<CallBody<'exportTransactions'>>({
  id: 'file.exportTransactions',
  fetch: (body, signal) => callApi('exportTransactions', { body, signal }),
})
