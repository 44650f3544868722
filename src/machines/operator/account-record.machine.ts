import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createReadingMachine } from '#src/machines/platform/create-reading-machine.ts'

/** An operator reads what an account has to do with: its plan, its suspensions, and its latest orders, tickets and reports. */
export const accountRecordMachine = createReadingMachine({
  id: 'view.getAccount',
  read: async ({ id }: { id: string }, signal) => (await callOperatorApi('getAccount', { path: { id }, signal })).results,
})
