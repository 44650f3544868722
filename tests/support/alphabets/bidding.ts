import type { biddingMachine } from '#src/machines/bidding.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { openRequirement, sampleBid } from '#tests/support/requirement-samples.ts'

const { quantity, priceUnit, leadTimeDays, incoterm, validUntil, totals } = sampleBid
export const sampleOffer = {
  ...{ quantity, priceUnit, leadTimeDays, incoterm, validUntil },
  ...{ unitPrice: totals.unitPrice, shipping: totals.shipping },
}
const attachment = { _id: openRequirement._id, fileName: 'specification.pdf', contentType: 'application/pdf', size: 1000 }

export const biddingAlphabet = {
  inputs: {
    'a requirement with an own bid': { id: openRequirement._id, side: 'seller' },
    'no requirement': { id: null, side: 'seller' },
  },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'a bid was made': { type: 'action.decided', action: 'bid', word: { offer: sampleOffer } },
    'withdrawing was chosen': { type: 'action.chosen', action: 'withdraw', word: { bidId: sampleBid._id } },
    'action.confirmed': { type: 'action.confirmed', word: { bidId: sampleBid._id } },
    'action.abandoned': { type: 'action.abandoned' },
    'failure.dismissed': { type: 'failure.dismissed' },
    'the requirement changed': {
      type: 'live.changed',
      event: { type: 'requirement.changed', subjectId: openRequirement._id },
    },
    'paper.opened': { type: 'paper.opened', paper: attachment },
    'reading answered': actorAnswered('reading', { thing: { ...openRequirement, myBid: sampleBid } }),
    'reading refused': actorFailed('reading', refused(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'rereading unreachable': actorFailed('rereading', unreachable),
    'changing answered': actorAnswered('changing', { message: '' }),
    'changing refused': actorFailed('changing', refused(422, 'Check', { unitPrice: 'Above the budget' })),
    'changing unreachable': actorFailed('changing', unreachable),
    'fetching answered': actorAnswered('fetching', { file: null }),
  },
} satisfies FlowAlphabet<typeof biddingMachine>
