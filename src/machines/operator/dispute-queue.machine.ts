import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type ListedDispute = CallResults<'getDisputes'>['disputes'][number]
export type DisputeDecision = { act: Exclude<CallBody<'resolveDispute'>['outcome'], 'partRefund'>; reason: string }

/** An operator decides disputes: the seller is paid, or the buyer gets the money back. */
export const disputeQueueMachine = createQueueMachine<ListedDispute, CallBody<'getDisputes'>, DisputeDecision>({
  id: 'queue.disputes',
  read: async (query, signal) => {
    const { disputes, total } = (await callOperatorApi('getDisputes', { body: query, signal })).results
    return { items: disputes, total }
  },
  decide: ({ _id }, { act, reason }, signal) =>
    callOperatorApi('resolveDispute', { path: { id: _id }, body: { outcome: act, reason }, signal }),
})
