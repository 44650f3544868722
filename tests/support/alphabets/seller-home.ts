import type { SellerDesk, sellerHomeMachine } from '#src/machines/seller-home.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { sampleSummary } from '#tests/support/order-samples.ts'

export const sampleDesk: SellerDesk = {
  tasks: { fresh: 1, toInvoice: 0, toProcess: 2, toDispatch: 0 },
  latest: [sampleSummary],
  total: 9,
}
export const emptyDesk: SellerDesk = { tasks: { fresh: 0, toInvoice: 0, toProcess: 0, toDispatch: 0 }, latest: [], total: 0 }

export const sellerHomeAlphabet = {
  inputs: { 'the desk': undefined },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'live.changed': { type: 'live.changed', event: { type: 'order.changed', subjectId: sampleSummary._id } },
    'reading answered': actorAnswered('reading', { desk: sampleDesk }),
    'reading answered, no orders': actorAnswered('reading', { desk: emptyDesk }),
    // First the one after which somebody is still on the page, to try again.
    'reading unreachable': actorFailed('reading', unreachable),
    'reading, signed out elsewhere': actorFailed('reading', refused(401)),
    'rereading answered': actorAnswered('rereading', { desk: sampleDesk }),
    'rereading unreachable': actorFailed('rereading', unreachable),
  },
} satisfies FlowAlphabet<typeof sellerHomeMachine>
