import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { createEntityMachine } from '#src/machines/platform/create-entity-machine.ts'
import { quoteOf } from '#src/machines/order/order-kind.ts'
import { quoteActions } from './quote-actions.ts'
import { changeQuote, type QuoteCommand } from './quote-change.ts'

type Schemas = components['schemas']

/** One quote, as buyer and seller negotiate it in rounds. Every step needs a word or a second thought. */
export const quoteDetailsMachine = createEntityMachine<Schemas['Quote'], QuoteCommand, Schemas['Attachment']>({
  id: 'quoteDetails',
  live: 'quote.changed',
  read: async (id, signal) => quoteOf((await callApi('viewOrder', { path: { id }, signal })).results),
  actions: quoteActions,
  immediate: () => undefined,
  change: changeQuote,
  fetch: ({ _id }, signal) => callApi('viewFile', { path: { id: _id }, signal }),
  doneKey: 'quote:changed',
  draftOf: draftNames.quoteReply,
})
