import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type TenderNewsEntry = CallResults<'getTenderNews'>['items'][number]
export type TenderNewsItem = TenderNewsEntry['item']
export type TenderNewsDecision = { act: 'add' | 'edit'; item: TenderNewsItem; reason: string } | { act: 'remove'; reason: string }

/** An operator publishes calls for tenders of other organisations, corrects them, and takes them away. */
export const tenderNewsListMachine = createQueueMachine<TenderNewsEntry, CallBody<'getTenderNews'>, TenderNewsDecision>({
  id: 'queue.tenderNews',
  read: async (query, signal) => (await callOperatorApi('getTenderNews', { body: query, signal })).results,
  decide: ({ _id, version }, decision, signal) => {
    const { reason } = decision
    if (decision.act === 'remove') return callOperatorApi('removeTenderNews', { path: { id: _id }, body: { reason }, signal })
    const how = decision.act === 'add' ? { addsOnly: true } : { version }
    return callOperatorApi('publishTenderNews', { body: { items: [decision.item], ...how, reason }, signal })
  },
})
