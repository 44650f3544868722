import type { components } from '#src/generated/schema.ts'
import { listingChangeMachine } from '#src/machines/listing-change.machine.ts'
import { orderListMachine } from '#src/machines/order-list.machine.ts'
import { ownProductDetailsMachine } from '#src/machines/own-product-details.machine.ts'
import { ownProductViewMachine } from '#src/machines/own-product-view.machine.ts'
import { productRatingListMachine } from '#src/machines/product-rating-list.machine.ts'
import { quoteListMachine } from '#src/machines/quote-list.machine.ts'
import { ownProduct } from './alphabets/listing-change.ts'
import { type Answers, answered } from './render-screen.tsx'

export const sampleRating: components['schemas']['Rating'] = {
  ...{ _id: '01936d3e-8a00-7c31-9f3e-000000000001', productId: ownProduct._id, stars: 4 },
  text: 'Clean, and the drums were sound.',
  author: { name: 'Haddad Coatings', country: 'SA' },
  ...{ createdAt: '2026-11-02T08:00:00.000Z', updatedAt: '2026-11-02T08:00:00.000Z' },
}

/** What a list of the page reads: these and no more, unless there are more. */
export const listed =
  (items: readonly object[], total = items.length) =>
  () => ({ read: { results: {}, items, total } })

interface Told {
  reading?: Answers
  changing?: Answers
  ratings?: Answers
  orders?: Answers
  quotes?: Answers
}

/** The flow of an own product's page with its calls answered; what is not told of has nothing in it. */
export function ownProductFlow({
  reading = [() => ownProduct],
  changing = [],
  ratings = [listed([])],
  orders = [listed([])],
  quotes = [listed([])],
}: Told) {
  return ownProductDetailsMachine.provide({
    actors: {
      view: answered(ownProductViewMachine, { reading }),
      change: answered(listingChangeMachine, { changing }),
      ratings: answered(productRatingListMachine, { reading: ratings }),
      orders: answered(orderListMachine, { reading: orders }),
      quotes: answered(quoteListMachine, { reading: quotes }),
    },
  })
}
