import type { biddingMachine } from '#src/machines/requirement/bidding.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { openRequirement, sampleBid } from '#tests/support/requirement-fixtures.ts'

const { quantity, priceUnit, leadTimeDays, incoterm, validUntil, totals } = sampleBid
export const sampleOffer = {
  quantity,
  priceUnit,
  leadTimeDays,
  incoterm,
  validUntil,
  unitPrice: totals.unitPrice,
  shipping: totals.shipping,
}
const attachment = { _id: openRequirement._id, fileName: 'specification.pdf', contentType: 'application/pdf', size: 1000 }

export const biddingEvents = {
  inputs: {
    'a requirement with an own bid': { id: openRequirement._id, side: 'seller' },
    'no requirement': { id: null, side: 'seller' },
  },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'a bid was made': { type: 'action.decided', command: { type: 'bid', offer: sampleOffer } },
    'withdrawing was chosen': { type: 'action.chosen', action: 'withdraw', about: { bidId: sampleBid._id } },
    'action.confirmed': { type: 'action.confirmed', command: { type: 'withdraw', bidId: sampleBid._id } },
    'action.abandoned': { type: 'action.abandoned' },
    'failure.dismissed': { type: 'failure.dismissed' },
    'the requirement changed': {
      type: 'live.changed',
      event: { type: 'requirement.changed', subjectId: openRequirement._id },
    },
    'attachment.opened': { type: 'attachment.opened', attachment: attachment },
    'reading answered': actorDone('reading', { entity: { ...openRequirement, myBid: sampleBid } }),
    'reading refused': actorFailed('reading', rejected(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'rereading unreachable': actorFailed('rereading', unreachable),
    'changing answered': actorDone('changing', { message: '' }),
    'changing refused': actorFailed('changing', rejected(422, 'Check', { unitPrice: 'Above the budget' })),
    'changing unreachable': actorFailed('changing', unreachable),
    'fetching answered': actorDone('fetching', { file: null }),
  },
} satisfies FlowEvents<typeof biddingMachine>
