import { setup } from 'xstate'

/** `system` is the marketplace's own staff, by its command line. */
export type CompanyDocumentsParty = 'company' | 'system'

type Command = 'documents.send' | 'documents.rename' | 'documents.verify' | 'documents.refuse' | 'documents.revoke'

export type CompanyDocumentsEvent = { [Type in Command]: { type: Type; by: CompanyDocumentsParty } }[Command]

/**
 * Whether a company is who it says. Staff decides once about what waits, and can take back what it has verified. Whatever the company
 * changes afterwards, documents, numbers or its registered name, has to be looked at again.
 */
export const companyDocumentsMachine = setup({
  types: { events: {} as CompanyDocumentsEvent },
  guards: {
    byCompany: ({ event }) => event.by === 'company',
    bySystem: ({ event }) => event.by === 'system',
  },
}).createMachine({
  id: 'companyDocuments',
  initial: 'none',
  states: {
    none: { on: { 'documents.send': { guard: 'byCompany', target: 'pending' } } },
    pending: {
      on: {
        'documents.send': { guard: 'byCompany', target: 'pending' },
        'documents.rename': { guard: 'byCompany', target: 'pending' },
        'documents.verify': { guard: 'bySystem', target: 'verified' },
        'documents.refuse': { guard: 'bySystem', target: 'refused' },
      },
    },
    verified: {
      on: {
        'documents.send': { guard: 'byCompany', target: 'pending' },
        'documents.rename': { guard: 'byCompany', target: 'pending' },
        'documents.revoke': { guard: 'bySystem', target: 'refused' },
      },
    },
    refused: { on: { 'documents.send': { guard: 'byCompany', target: 'pending' } } },
  },
})
