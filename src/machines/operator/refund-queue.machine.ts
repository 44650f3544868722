import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type WaitingRefund = CallResults<'getRefunds'>['refunds'][number]

/** An operator sees the refunds that the card provider has not made yet. They are tried again by themselves. */
export const refundQueueMachine = createQueueMachine<WaitingRefund, CallBody<'getRefunds'>, never>({
  id: 'queue.refunds',
  read: async (query, signal) => {
    const { refunds, total } = (await callOperatorApi('getRefunds', { body: query, signal })).results
    return { items: refunds, total }
  },
})
