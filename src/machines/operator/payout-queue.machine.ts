import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine, type QueuePage } from './create-queue-machine.ts'

type Requested = CallResults<'getRequestedPayouts'>
export type WaitingPayout = Requested['payouts'][number]
export type PayoutDecision = { act: 'refuse' } & CallBody<'refusePayout'>
export type PayoutListDecision = { act: 'batch' } & CallBody<'createPayoutBatch'>
/** With the currencies in which any payout is due, be it on another page. */
type PayoutPage = QueuePage<WaitingPayout> & Pick<Requested, 'currencies'>

/** An operator sees the payouts that sellers ask for, puts those of a currency into a file for the bank, and refuses one. */
export const payoutQueueMachine = createQueueMachine<
  WaitingPayout,
  CallBody<'getRequestedPayouts'>,
  PayoutDecision,
  PayoutListDecision,
  PayoutPage
>({
  id: 'queue.payouts',
  read: async (query, signal) => {
    const { payouts, total, currencies } = (await callOperatorApi('getRequestedPayouts', { body: query, signal })).results
    return { items: payouts, total, currencies }
  },
  decide: ({ _id }, { reason }, signal) => callOperatorApi('refusePayout', { path: { id: _id }, body: { reason }, signal }),
  decideOfList: (_, { currency, reason }, signal) => callOperatorApi('createPayoutBatch', { body: { currency, reason }, signal }),
})
