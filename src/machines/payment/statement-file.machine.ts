import { type CallBody, callApi } from '#src/api/call-api.ts'
import { createFileMachine } from '#src/machines/platform/create-file-machine.ts'

/** A seller takes the statement of a month in one currency, as PDF or CSV. */
export const statementFileMachine = createFileMachine<CallBody<'getStatement'>>({
  id: 'file.getStatement',
  fetch: (body, signal) => callApi('getStatement', { body, signal }),
})
