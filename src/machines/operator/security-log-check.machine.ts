import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createReadingMachine } from '#src/machines/platform/create-reading-machine.ts'

/** An admin has the chain of the security log checked from its first event to its last. */
export const securityLogCheckMachine = createReadingMachine({
  id: 'view.verifySecurityEvents',
  read: async (_: object, signal) => (await callOperatorApi('verifySecurityEvents', { body: {}, signal })).results,
})
