import type { listingDetailsMachine } from '#src/machines/listing/listing-details.machine.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { listingChanges, listing } from './listing-change.ts'

export const listingDetailsEvents = {
  inputs: { 'an own product': { productId: listing._id, sellerId: listing.seller._id } },
  events: listingChanges,
} satisfies FlowEvents<typeof listingDetailsMachine>
