import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createReadingMachine } from '#src/machines/platform/create-reading-machine.ts'

/** An operator sees how the installation fares: what is away, and what should be done by now and is not. */
export const healthMachine = createReadingMachine({
  id: 'view.getHealth',
  read: async (_: object, signal) => (await callOperatorApi('getHealth', { signal })).results,
})
