import { describe, expect, it } from 'vitest'
import { nextState } from './life-cycle.ts'
import { type ProposalEvent, disputeProposalMachine } from './dispute-proposal.machine.ts'

describe('the life-cycle of a proposal', () => {
  it.each([
    ['proposal.accept', 'other', 'accepted'],
    ['proposal.decline', 'other', 'declined'],
    ['proposal.withdraw', 'proposer', 'withdrawn'],
    ['proposal.replace', 'proposer', 'replaced'],
    ['proposal.lapse', 'system', 'lapsed'],
  ] as const)('lets %s be done by the %s alone, once', (type, party, state) => {
    for (const by of ['proposer', 'other', 'system'] as const) {
      const event: ProposalEvent = { type, by }
      expect(nextState(disputeProposalMachine, 'open', event)).toBe(by === party ? state : undefined)
      expect(nextState(disputeProposalMachine, state, event)).toBeUndefined()
    }
  })
})
