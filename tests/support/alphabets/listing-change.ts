import type { listingChangeMachine } from '#src/machines/listing-change.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { sampleProduct } from '#tests/support/order-samples.ts'

/** As the seller itself is told of it. */
export const ownProduct = { ...sampleProduct, version: 3 }

export const listingChangeAlphabet = {
  inputs: { 'the own products': undefined },
  events: {
    'action.chosen': { type: 'action.chosen', action: 'deactivate', listing: ownProduct },
    'action.confirmed': { type: 'action.confirmed' },
    'action.abandoned': { type: 'action.abandoned' },
    'changing answered': actorAnswered('changing', {
      changed: { fate: 'changed', product: { ...ownProduct, status: 'inactive', version: 4 } },
    }),
    'changing refused': actorFailed('changing', refused(422, 'A safety data sheet is missing.')),
    'changing unreachable': actorFailed('changing', unreachable),
  },
} satisfies FlowAlphabet<typeof listingChangeMachine>
