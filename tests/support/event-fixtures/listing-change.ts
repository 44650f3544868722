import type { listingChangeMachine } from '#src/machines/listing/listing-change.machine.ts'
import { actorDone, actorFailed, actorShows, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { sampleProduct } from '#tests/support/order-fixtures.ts'

/** As the seller itself gets it. */
export const listing = { ...sampleProduct, version: 3 }

export const listingChangeEvents = {
  inputs: { 'the own products': undefined },
  events: {
    'action.chosen': { type: 'action.chosen', action: 'deactivate', listing: listing },
    'action.confirmed': { type: 'action.confirmed' },
    'action.abandoned': { type: 'action.abandoned' },
    'changing answered': actorDone('changing', {
      changed: { fate: 'changed', product: { ...listing, status: 'inactive', version: 4 } },
    }),
    'changing refused': actorFailed('changing', rejected(422, 'A safety data sheet is missing.')),
    'changing unreachable': actorFailed('changing', unreachable),
  },
} satisfies FlowEvents<typeof listingChangeMachine>

/** The events of a view for the changes made from it. */
export const listingChanges = {
  'a change answered': actorShows('change', { changed: { fate: 'changed', product: listing } }),
  'a deletion answered': actorShows('change', { changed: { fate: 'deleted', productId: listing._id } }),
  // They have let be what was sent again and again.
  'a change let be': actorShows('change', { changed: { fate: 'unknown', productId: listing._id } }),
}
