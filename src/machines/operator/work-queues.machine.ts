import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createReadingMachine } from '#src/machines/platform/create-reading-machine.ts'

/** An operator sees what waits for them, and since when. */
export const workQueuesMachine = createReadingMachine({
  id: 'view.getWorkQueues',
  read: async (_: object, signal) => (await callOperatorApi('getWorkQueues', { signal })).results,
})
