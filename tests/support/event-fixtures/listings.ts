import type { listingsMachine } from '#src/machines/listing/listings.machine.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { listingChanges, listing } from './listing-change.ts'

export const listingsEvents = {
  inputs: { 'the own products': { query: { sellerId: listing.seller._id } } },
  events: listingChanges,
} satisfies FlowEvents<typeof listingsMachine>
