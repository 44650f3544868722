import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { createDealMachine } from './create-deal-machine.ts'
import { quoteOf } from './order-kind.ts'
import { type QuoteAction, quoteActionNames, quoteActions } from './quote-actions.ts'
import { changeQuote, type QuoteWord } from './quote-change.ts'

type Schemas = components['schemas']

/** One quote, as buyer and seller negotiate it in rounds. Every step needs a word or a second thought. */
export const quoteDetailsMachine = createDealMachine<Schemas['Quote'], QuoteAction, QuoteWord, Schemas['Attachment']>({
  id: 'quoteDetails',
  live: 'quote.changed',
  read: async (id, signal) => quoteOf((await callApi('viewOrder', { path: { id }, signal })).results),
  actions: quoteActions,
  questions: new Set(quoteActionNames),
  noWord: {},
  change: changeQuote,
  fetch: ({ _id }, signal) => callApi('viewFile', { path: { id: _id }, signal }),
  doneKey: 'quote:changed',
  draftOf: draftNames.quoteAnswer,
})
