import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type ListedDispute = CallResults<'getDisputes'>['disputes'][number]
/** `refund` belongs to a part refund. */
export type DisputeDecision = {
  act: CallBody<'resolveDispute'>['outcome']
  refund?: CallBody<'resolveDispute'>['refund']
  reason: string
}

/** An operator decides disputes: the seller is paid, or the buyer gets all of the money back or a part of it. */
export const disputeQueueMachine = createQueueMachine<ListedDispute, CallBody<'getDisputes'>, DisputeDecision>({
  id: 'queue.disputes',
  read: async (query, signal) => {
    const { disputes, total } = (await callOperatorApi('getDisputes', { body: query, signal })).results
    return { items: disputes, total }
  },
  decide: ({ _id }, { act, refund, reason }, signal) =>
    callOperatorApi('resolveDispute', {
      path: { id: _id },
      body: { outcome: act, ...(refund && { refund }), reason },
      signal,
    }),
})
