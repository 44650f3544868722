import type { disputeDetailsMachine } from '#src/machines/support/dispute-details.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { proposedDispute, sampleProposal, settledDispute } from '#tests/support/dispute-fixtures.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

/** The seller has proposed a part refund: the buyer accepts it, or writes. */
export const disputeDetailsEvents = {
  inputs: {
    'a dispute': { id: proposedDispute.orderId, side: 'buyer' },
    'no dispute': { id: null, side: 'buyer' },
  },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'answer written': { type: 'action.decided', command: { type: 'answer', text: 'The driver saw it', attachments: [] } },
    'accepting was chosen': { type: 'action.chosen', action: 'accept', about: sampleProposal },
    'accepting was confirmed': { type: 'action.confirmed', command: { type: 'accept', proposalId: sampleProposal._id } },
    'accepting was abandoned': { type: 'action.abandoned' },
    'live.changed': { type: 'live.changed', event: { type: 'order.changed', subjectId: proposedDispute.orderId } },
    'reading answered': actorDone('reading', { entity: proposedDispute }),
    'reading refused': actorFailed('reading', rejected(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'rereading answered': actorDone('rereading', { entity: proposedDispute }),
    'rereading unreachable': actorFailed('rereading', unreachable),
    'changing answered': actorDone('changing', { entity: settledDispute, message: 'Done.' }),
    'changing refused': actorFailed('changing', rejected(409)),
    'changing unreachable': actorFailed('changing', unreachable),
  },
} satisfies FlowEvents<typeof disputeDetailsMachine>

/** Its files are fetched each by itself. */
export const disputeDetailsNeverIn = ['shown.document.fetching']
