import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

type Payout = CallResults<'getPayoutBatch'>['payouts'][number]
/** A batch, and which of its payouts something is asked about; all that are at the bank unless one is chosen. */
export type PayoutBatch = CallResults<'getPayoutBatches'>['batches'][number] & {
  chosen?: Pick<Payout, '_id' | 'number' | 'amount'>
}
export type SettlementDecision = { act: CallBody<'settlePayouts'>['outcome']; reason: string }

/** An operator sees the batches that the bank was given, and says of each payout whether it arrived or came back. */
export const payoutBatchListMachine = createQueueMachine<PayoutBatch, CallBody<'getPayoutBatches'>, SettlementDecision>({
  id: 'queue.payoutBatches',
  read: async (query, signal) => {
    const { batches, total } = (await callOperatorApi('getPayoutBatches', { body: query, signal })).results
    return { items: batches, total }
  },
  decide: ({ _id, chosen }, { act, reason }, signal) => {
    const body = { outcome: act, reason, ...(chosen && { payoutIds: [chosen._id] }) }
    return callOperatorApi('settlePayouts', { path: { id: _id }, body, signal })
  },
})
