import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type SecurityEvent = CallResults<'getSecurityEvents'>['events'][number]
export type SecurityEventQuery = CallBody<'getSecurityEvents'>

/** An admin reads the log of security events, the newest first, narrowed by kind, account, operator and time. */
export const securityEventListMachine = createQueueMachine<SecurityEvent, SecurityEventQuery, never>({
  id: 'queue.securityEvents',
  read: async (query, signal) => {
    const { events, total } = (await callOperatorApi('getSecurityEvents', { body: query, signal })).results
    return { items: events, total }
  },
})
