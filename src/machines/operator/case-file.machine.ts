import type { CallBody } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createFileMachine } from '#src/machines/platform/create-file-machine.ts'

export type CaseFile = CallBody<'readCaseFile'>

/** An operator reads a file of a case. Each reading is in the security log, so that it is fetched when it is asked for and kept nowhere. */
export const caseFileMachine = createFileMachine<CaseFile>({
  id: 'file.readCaseFile',
  fetch: (body, signal) => callOperatorApi('readCaseFile', { body, signal }),
})
