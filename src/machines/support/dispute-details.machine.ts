import { type CallBody, callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { createEntityMachine } from '#src/machines/platform/create-entity-machine.ts'
import { disputeActions } from './dispute-actions.ts'

type Schemas = components['schemas']

/** What is written or decided in a dispute. A proposal is named, so that a yes belongs to the one that was read. */
export type DisputeCommand =
  | { type: 'answer'; text: string; attachments: readonly string[] }
  | { type: 'propose'; proposed: Schemas['SettlementRequest'] }
  | { type: 'accept' | 'withdraw'; proposalId: string }
  | { type: 'decline'; proposalId: string; reason: string }

/** The dispute about an order, as its buyer or its seller follows it; the id is the order's. */
export const disputeDetailsMachine = createEntityMachine<
  Schemas['Dispute'],
  DisputeCommand,
  never,
  Schemas['SettlementProposal']
>({
  id: 'disputeDetails',
  // Whatever is written or decided in it changes the order's page.
  live: 'order.changed',
  read: async (id, signal) => (await callApi('viewDispute', { path: { id }, signal })).results,
  actions: disputeActions,
  immediate: () => undefined,
  change: async (id, { command, idempotencyKey }) => {
    const call = { path: { id }, idempotencyKey }
    const answerProposal = (body: CallBody<'answerProposal'>) => callApi('answerProposal', { ...call, body })
    switch (command.type) {
      case 'answer': {
        const { text, attachments } = command
        return changed(await callApi('answerDispute', { ...call, body: { text, attachments: [...attachments] } }))
      }
      case 'propose':
        return changed(await callApi('proposeSettlement', { ...call, body: command.proposed }))
      case 'accept':
      case 'withdraw':
        return changed(await answerProposal({ proposalId: command.proposalId, event: `proposal.${command.type}` }))
      case 'decline': {
        const { proposalId, reason } = command
        return changed(await answerProposal({ proposalId, event: 'proposal.decline', reason }))
      }
    }
  },
  doneKey: 'dispute:changed',
  draftOf: draftNames.dispute,
})

const changed = ({ results, message }: { results: Schemas['Dispute']; message: string }) => ({ entity: results, message })
