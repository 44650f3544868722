import { setup } from 'xstate'

/** `system` is the marketplace's own staff, by its command line. */
export type CompanyDocumentsParty = 'company' | 'system'

type Command = 'papers.send' | 'papers.rename' | 'papers.verify' | 'papers.refuse' | 'papers.revoke'

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
  id: 'companyPapers',
  initial: 'none',
  states: {
    none: { on: { 'papers.send': { guard: 'byCompany', target: 'pending' } } },
    pending: {
      on: {
        'papers.send': { guard: 'byCompany', target: 'pending' },
        'papers.rename': { guard: 'byCompany', target: 'pending' },
        'papers.verify': { guard: 'bySystem', target: 'verified' },
        'papers.refuse': { guard: 'bySystem', target: 'refused' },
      },
    },
    verified: {
      on: {
        'papers.send': { guard: 'byCompany', target: 'pending' },
        'papers.rename': { guard: 'byCompany', target: 'pending' },
        'papers.revoke': { guard: 'bySystem', target: 'refused' },
      },
    },
    refused: { on: { 'papers.send': { guard: 'byCompany', target: 'pending' } } },
  },
})
