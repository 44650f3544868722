import { sidewaysPhoto } from '#tests/support/sample-files.ts'
import type { Cases } from './case.ts'
import type { CaseWorld } from './case-world.ts'

/** A product delivered to the buyer and not rated yet: a rating that an earlier case left is taken away. */
async function deliveredProduct({ market, buyer, delivered, productId }: CaseWorld) {
  await delivered()
  const { _id: buyerId } = await market.call('getUser', { token: buyer })
  await market.store.remove('ratings', { productId, buyerId })
  return { token: buyer, body: { productId, stars: 4, text: 'Clear, dry, as in the certificate.' } }
}

async function ownRating(world: CaseWorld) {
  const { token, body } = await deliveredProduct(world)
  const { _id } = await world.market.call('rateProduct', { token, body })
  return { token, id: _id, body: { stars: 5, text: 'Even better than the last lot.' } }
}

async function ownSearch({ market, buyer }: CaseWorld) {
  await market.call('getSearchResult', { token: buyer, body: { search: 'acetone' } })
  const { history } = await market.call('getSearchHistory', { token: buyer })
  return { token: buyer, id: history[0]?._id ?? '' }
}

export const discoveryCases = {
  rateProduct: { happy: deliveredProduct },
  // A rating has no states: its buyer may change it whenever.
  editRating: { happy: ownRating, impossible: null },
  getProductRatings: { happy: async ({ productId }) => ({ body: { productId } }) },
  getQueryResult: { happy: async () => ({ body: { text: 'ACETONE\nCAS 67-64-1' } }) },
  getImageService: { happy: async () => ({}) },
  analyseImage: {
    happy: async ({ newAddress }) => ({
      address: newAddress(),
      body: { image: new File([await sidewaysPhoto(60, 40)], 'label.jpg') },
    }),
  },
  getAIRecommendation: { happy: async ({ buyer }) => ({ token: buyer, body: {} }) },
  getSearchHistory: { happy: async ({ buyer }) => ({ token: buyer }) },
  removeHistory: { happy: ownSearch, impossible: null },
  clearHistory: {
    happy: async (world) => {
      const { token } = await ownSearch(world)
      return { token }
    },
  },
} satisfies Partial<Cases>
