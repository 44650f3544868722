import type { components } from '#src/generated/schema.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { disputeProposalMachine } from '#src/machines/lifecycles/dispute-proposal.machine.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'

type Dispute = components['schemas']['Dispute']

const answers = ['accept', 'decline', 'withdraw'] as const

/** What a side can do in a dispute: write, say how it should end, and answer to what is proposed. */
export type DisputeAction = 'answer' | 'propose' | (typeof answers)[number]

/** Returns the proposal that waits for an answer. */
export const openProposal = ({ proposals }: Pick<Dispute, 'proposals'>) => proposals.find(({ state }) => state === 'open')

/** What this side can do in the dispute now. Another proposal replaces an own one; one of the other side is to be answered first. */
export function disputeActions(dispute: Pick<Dispute, 'outcome' | 'proposals'>, side: Role): DisputeAction[] {
  if (dispute.outcome !== undefined) return []
  const proposal = openProposal(dispute)
  if (proposal === undefined) return ['answer', 'propose']
  const by = proposal.by === side ? 'proposer' : 'other'
  const possible = (type: 'accept' | 'decline' | 'withdraw' | 'replace') =>
    can(disputeProposalMachine, proposal.state, { type: `proposal.${type}`, by })
  return ['answer', ...answers.filter(possible), ...(possible('replace') ? (['propose'] as const) : [])]
}
