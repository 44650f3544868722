import type { awardingMachine } from '#src/machines/requirement/awarding.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { comparedBids, ownRequirement } from '#tests/support/requirement-fixtures.ts'

const [bid] = comparedBids
const attachment = { _id: ownRequirement._id, fileName: 'specification.pdf', contentType: 'application/pdf', size: 1000 }

export const awardingEvents = {
  inputs: {
    'an own requirement': { id: ownRequirement._id, side: 'buyer' },
    'no requirement': { id: null, side: 'buyer' },
  },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'accepting was chosen': { type: 'action.chosen', action: 'accept', about: { bid } },
    'rejecting was chosen': { type: 'action.chosen', action: 'reject', about: { bid } },
    'action.confirmed': { type: 'action.confirmed', command: { type: 'accept', bid } },
    'action.abandoned': { type: 'action.abandoned' },
    'the requirement changed': {
      type: 'live.changed',
      event: { type: 'requirement.changed', subjectId: ownRequirement._id },
    },
    'attachment.opened': { type: 'attachment.opened', attachment: attachment },
    'reading answered': actorDone('reading', { entity: ownRequirement }),
    'reading refused': actorFailed('reading', rejected(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'rereading answered': actorDone('rereading', { entity: ownRequirement }),
    'rereading unreachable': actorFailed('rereading', unreachable),
    'changing answered': actorDone('changing', { message: '', leadsTo: '/my-order-details' }),
    'changing overtaken': actorFailed('changing', rejected(409)),
    'changing unreachable': actorFailed('changing', unreachable),
    'fetching answered': actorDone('fetching', { file: null }),
    'fetching unreachable': actorFailed('fetching', unreachable),
  },
} satisfies FlowEvents<typeof awardingMachine>

/** Every decision is asked about first, and what is asked stays open when no answer comes. */
export const awardingNeverIn = ['shown.change.unconfirmed']
