import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type ContentPage = CallResults<'getContentPage'>
export type ContentSection = ContentPage['sections'][number]
export type ContentDecision =
  | ({ act: 'publish' } & Pick<CallBody<'publishContentPage'>, 'sections' | 'reason'>)
  | { act: 'reset'; reason: string }

/** An operator edits one page of the marketplace in all its languages, or goes back to the page that the program came with. */
export const contentPageMachine = createQueueMachine<ContentPage, CallBody<'getContentPage'>, ContentDecision>({
  id: 'queue.contentPage',
  read: async (query, signal) => {
    const { results } = await callOperatorApi('getContentPage', { body: query, signal })
    return { items: [results], total: 1 }
  },
  decide: async ({ page, version }, decision, signal) => {
    const { reason } = decision
    if (decision.act === 'publish') {
      return callOperatorApi('publishContentPage', { body: { page, sections: decision.sections, version, reason }, signal })
    }
    const { message, results } = await callOperatorApi('resetContentPage', { body: { page, version, reason }, signal })
    return { message, items: [results] }
  },
})
