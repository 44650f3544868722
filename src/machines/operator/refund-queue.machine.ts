import type { CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type WaitingRefund = CallResults<'getRefunds'>['refunds'][number]

/** An operator sees the refunds that the card provider has not made yet. They are tried again by themselves. */
export const refundQueueMachine = createQueueMachine<WaitingRefund, object, never>({
  id: 'queue.refunds',
  read: async (_, signal) => {
    const { refunds, total } = (await callOperatorApi('getRefunds', { signal })).results
    return { items: refunds, total }
  },
})
