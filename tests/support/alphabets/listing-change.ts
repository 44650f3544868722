import type { listingChangeMachine } from '#src/machines/listing-change.machine.ts'
import { actorAnswered, actorFailed, actorShows, refused, unreachable } from '#tests/support/actor-events.ts'
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

/** What a view that shows products hears of the changes made from it. */
export const listingChanges = {
  'a change answered': actorShows('change', { changed: { fate: 'changed', product: ownProduct } }),
  'a deletion answered': actorShows('change', { changed: { fate: 'deleted', productId: ownProduct._id } }),
  // They have let be what was sent again and again.
  'a change let be': actorShows('change', { changed: { fate: 'unknown', productId: ownProduct._id } }),
}
