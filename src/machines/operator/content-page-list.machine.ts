import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createReadingMachine } from '#src/machines/platform/create-reading-machine.ts'

/** An operator sees the pages that the marketplace writes itself. */
export const contentPageListMachine = createReadingMachine({
  id: 'view.getContentPages',
  read: async (_: object, signal) => (await callOperatorApi('getContentPages', { signal })).results,
})
