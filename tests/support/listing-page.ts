import type { components } from '#src/generated/schema.ts'
import { listingChangeMachine } from '#src/machines/listing/listing-change.machine.ts'
import { orderListMachine } from '#src/machines/order/order-list.machine.ts'
import { listingDetailsMachine } from '#src/machines/listing/listing-details.machine.ts'
import { listingViewMachine } from '#src/machines/listing/listing-view.machine.ts'
import { productBatchesMachine } from '#src/machines/listing/product-batches.machine.ts'
import { productRatingListMachine } from '#src/machines/catalogue/product-rating-list.machine.ts'
import { quoteListMachine } from '#src/machines/quote/quote-list.machine.ts'
import { listing } from './event-fixtures/listing-change.ts'
import { type Answers, answered } from './render-screen.tsx'

export const sampleRating: components['schemas']['Rating'] = {
  _id: '01936d3e-8a00-7c31-9f3e-000000000001',
  productId: listing._id,
  stars: 4,
  sellerStars: 5,
  photos: [],
  text: 'Clean, and the drums were sound.',
  author: { name: 'Haddad Coatings', country: 'SA' },
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  editableUntil: '2026-11-16T08:00:00.000Z',
}

/** What a list of the page reads: these and no more, unless there are more. */
export const listed =
  (items: readonly object[], total = items.length) =>
  () => ({ read: { results: {}, items, total } })

/** The batches of the listed product, which has none. */
export const noBatches: components['schemas']['ProductBatches'] = {
  productId: listing._id,
  name_en: listing.name_en,
  stock: listing.stock,
  reserved: { value: 0, unit: 'kg' },
  packaging: [{ kind: 'drum', net: { value: 160, unit: 'kg' } }],
  batches: [],
}

interface Emitted {
  reading?: Answers
  changing?: Answers
  ratings?: Answers
  batches?: Answers
  changingBatches?: Answers
  orders?: Answers
  quotes?: Answers
}

/** The flow of a listing's page with mocked calls; empty by default. */
export function listingFlow({
  reading = [() => listing],
  changing = [],
  ratings = [listed([])],
  batches = [() => ({ entity: noBatches })],
  changingBatches = [],
  orders = [listed([])],
  quotes = [listed([])],
}: Emitted) {
  return listingDetailsMachine.provide({
    actors: {
      view: answered(listingViewMachine, { reading }),
      change: answered(listingChangeMachine, { changing }),
      batches: answered(productBatchesMachine, { reading: batches, changing: changingBatches }),
      ratings: answered(productRatingListMachine, { reading: ratings }),
      orders: answered(orderListMachine, { reading: orders }),
      quotes: answered(quoteListMachine, { reading: quotes }),
    },
  })
}
