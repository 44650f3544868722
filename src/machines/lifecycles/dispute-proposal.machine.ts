import { setup } from 'xstate'

/** Who moves a proposal: the side that made it, the other one, or the marketplace when the dispute ends otherwise. */
type ProposalParty = 'proposer' | 'other' | 'system'

export type ProposalEvent = {
  type: 'proposal.accept' | 'proposal.decline' | 'proposal.withdraw' | 'proposal.replace' | 'proposal.lapse'
  by: ProposalParty
}

/** How one side would end a dispute: the other accepts or declines, the proposer withdraws it or makes another. */
export const disputeProposalMachine = setup({
  types: { events: {} as ProposalEvent },
  guards: {
    byProposer: ({ event }) => event.by === 'proposer',
    byOther: ({ event }) => event.by === 'other',
    bySystem: ({ event }) => event.by === 'system',
  },
}).createMachine({
  id: 'disputeProposal',
  initial: 'open',
  states: {
    open: {
      on: {
        'proposal.accept': { guard: 'byOther', target: 'accepted' },
        'proposal.decline': { guard: 'byOther', target: 'declined' },
        'proposal.withdraw': { guard: 'byProposer', target: 'withdrawn' },
        'proposal.replace': { guard: 'byProposer', target: 'replaced' },
        'proposal.lapse': { guard: 'bySystem', target: 'lapsed' },
      },
    },
    accepted: { type: 'final' },
    declined: { type: 'final' },
    withdrawn: { type: 'final' },
    replaced: { type: 'final' },
    lapsed: { type: 'final' },
  },
})
