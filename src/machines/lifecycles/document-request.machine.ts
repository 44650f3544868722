import { setup } from 'xstate'

export type DocumentRequestEvent = { type: 'document.provide' } | { type: 'document.refuse' }

/** A buyer's question for a document, answered once by the seller: with the file, or with the reason why not. */
export const documentRequestMachine = setup({ types: { events: {} as DocumentRequestEvent } }).createMachine({
  id: 'documentRequest',
  initial: 'requested',
  states: {
    requested: { on: { 'document.provide': 'provided', 'document.refuse': 'refused' } },
    provided: { type: 'final' },
    refused: { type: 'final' },
  },
})
