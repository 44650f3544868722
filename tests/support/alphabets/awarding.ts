import type { awardingMachine } from '#src/machines/awarding.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { comparedBids, ownRequirement } from '#tests/support/requirement-samples.ts'

const [bid] = comparedBids
const attachment = { _id: ownRequirement._id, fileName: 'specification.pdf', contentType: 'application/pdf', size: 1000 }

export const awardingAlphabet = {
  inputs: {
    'an own requirement': { id: ownRequirement._id, side: 'buyer' },
    'no requirement': { id: null, side: 'buyer' },
  },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'accepting was chosen': { type: 'action.chosen', action: 'accept', word: { bid } },
    'rejecting was chosen': { type: 'action.chosen', action: 'reject', word: { bid } },
    'action.confirmed': { type: 'action.confirmed', word: { bid } },
    'action.abandoned': { type: 'action.abandoned' },
    'the requirement changed': {
      type: 'live.changed',
      event: { type: 'requirement.changed', subjectId: ownRequirement._id },
    },
    'paper.opened': { type: 'paper.opened', paper: attachment },
    'reading answered': actorAnswered('reading', { thing: ownRequirement }),
    'reading refused': actorFailed('reading', refused(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'rereading answered': actorAnswered('rereading', { thing: ownRequirement }),
    'rereading unreachable': actorFailed('rereading', unreachable),
    'changing answered': actorAnswered('changing', { message: '', leadsTo: '/my-order-details' }),
    'changing overtaken': actorFailed('changing', refused(409)),
    'changing unreachable': actorFailed('changing', unreachable),
    'fetching answered': actorAnswered('fetching', { file: null }),
    'fetching unreachable': actorFailed('fetching', unreachable),
  },
} satisfies FlowAlphabet<typeof awardingMachine>

/** Every decision is asked about first, and what is asked stays open when no answer comes. */
export const awardingNeverIn = ['shown.change.unconfirmed']
