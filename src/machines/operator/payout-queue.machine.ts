import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

type Requested = CallResults<'getRequestedPayouts'>
/** A payout, and the currencies in which any payout is due, be it on another page. */
export type WaitingPayout = Requested['payouts'][number] & Pick<Requested, 'currencies'>
export type PayoutDecision = ({ act: 'batch' } & CallBody<'createPayoutBatch'>) | ({ act: 'refuse' } & CallBody<'refusePayout'>)

/** An operator sees the payouts that sellers ask for, puts those of a currency into a file for the bank, and refuses one. */
export const payoutQueueMachine = createQueueMachine<WaitingPayout, CallBody<'getRequestedPayouts'>, PayoutDecision>({
  id: 'queue.payouts',
  read: async (query, signal) => {
    const { payouts, total, currencies } = (await callOperatorApi('getRequestedPayouts', { body: query, signal })).results
    return { items: payouts.map((payout) => ({ ...payout, currencies })), total }
  },
  decide: ({ _id }, decision, signal) => {
    const { reason } = decision
    if (decision.act === 'batch')
      return callOperatorApi('createPayoutBatch', { body: { currency: decision.currency, reason }, signal })
    return callOperatorApi('refusePayout', { path: { id: _id }, body: { reason }, signal })
  },
})
