import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type TenderNewsEntry = CallResults<'getTenderNews'>['items'][number]
export type TenderNewsItem = TenderNewsEntry['item']
export type TenderNewsDecision = { act: 'edit'; item: TenderNewsItem; reason: string } | { act: 'remove'; reason: string }
export type TenderNewsListDecision = { act: 'add'; item: TenderNewsItem; reason: string }

/** An operator publishes calls for tenders of other organisations, corrects them, and takes them away. */
export const tenderNewsListMachine = createQueueMachine<
  TenderNewsEntry,
  CallBody<'getTenderNews'>,
  TenderNewsDecision,
  TenderNewsListDecision
>({
  id: 'queue.tenderNews',
  read: async (query, signal) => (await callOperatorApi('getTenderNews', { body: query, signal })).results,
  decide: ({ _id, version }, decision, signal) => {
    const { reason } = decision
    if (decision.act === 'remove') return callOperatorApi('removeTenderNews', { path: { id: _id }, body: { reason }, signal })
    return callOperatorApi('publishTenderNews', { body: { items: [decision.item], version, reason }, signal })
  },
  decideOfList: (_, { item, reason }, signal) =>
    callOperatorApi('publishTenderNews', { body: { items: [item], addsOnly: true, reason }, signal }),
})
