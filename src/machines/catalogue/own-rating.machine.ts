import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { createReadingMachine } from '#src/machines/platform/create-reading-machine.ts'

type RatingPage = components['schemas']['RatingPage']

/** A buyer's own rating of a product, and whether one may be given. */
export type OwnRating = Pick<RatingPage, 'own' | 'mayRate'>

/** A buyer comes to an order that is over: they may rate what came, or have done so. */
export const ownRatingMachine = createReadingMachine<{ productId: string }, OwnRating>({
  id: 'view.ownRating',
  read: async ({ productId }, signal) => {
    const { results } = await callApi('getProductRatings', { body: { productId, pageSize: 1 }, signal })
    const { own, mayRate } = results
    return { mayRate, ...(own === undefined ? {} : { own }) }
  },
})
