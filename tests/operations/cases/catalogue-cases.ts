import type { CaseFixture } from './case-fixture.ts'
import type { Case, Cases } from './case.ts'

const list: Case<'getProducts'> = { happy: async () => ({ body: {} }) }

/** A product of a completed order, not rated yet: a rating that an earlier case left is taken away. */
async function deliveredProduct({ market, buyer, delivered, productId }: CaseFixture) {
  const { _id: orderId } = await delivered()
  await market.call('changeStatus', { token: buyer, id: orderId, body: { event: 'order.confirm' } })
  const { _id: buyerId } = await market.call('getUser', { token: buyer })
  await market.store.remove('ratings', { productId, buyerId })
  return { token: buyer, body: { productId, stars: 4, sellerStars: 5, text: 'Clear, dry, as in the certificate.' } }
}

async function ownRating(fixture: CaseFixture) {
  const { token, body } = await deliveredProduct(fixture)
  const { _id } = await fixture.market.call('rateProduct', { token, body })
  return { token, id: _id, body: { stars: 5, sellerStars: 4, text: 'Even better than the last lot.' } }
}

export const catalogueCases = {
  getAllCategories: list,
  viewSubCategory: {
    happy: async ({ market }) => {
      const { categories } = await market.call('getAllCategories', { body: {} })
      return { id: categories[0]?.subCategories[0]?._id ?? '' }
    },
  },
  getAllSubCategories: {
    happy: async ({ market }) => {
      const [first] = (await market.call('getAllCategories', { body: {} })).categories
      return { body: { category: first?._id } }
    },
  },
  getProducts: list,
  getTopSeller: list,
  viewProduct: { happy: async ({ productId }) => ({ id: productId }) },
  viewStructure: { happy: async ({ productId }) => ({ id: productId }) },
  viewSeller: {
    happy: async ({ market, productId }) => ({ id: (await market.call('viewProduct', { id: productId })).seller._id }),
  },
  rateProduct: { happy: deliveredProduct },
  editRating: {
    happy: ownRating,
    impossible: async (fixture) => {
      const rated = await ownRating(fixture)
      const createdAt = new Date(fixture.market.clock.now.getTime() - 15 * 86_400_000).toISOString()
      await fixture.market.store.update('ratings', { _id: rated.id }, { createdAt })
      return rated
    },
  },
  replyToRating: {
    happy: async (fixture) => ({ ...fixture.asSeller, id: (await ownRating(fixture)).id, body: { text: 'Thank you.' } }),
    // A reply may be put right whenever.
    impossible: null,
  },
  getSellerRatings: {
    happy: async ({ market, productId }) => ({
      body: { sellerId: (await market.call('viewProduct', { id: productId })).seller._id },
    }),
  },
  getProductRatings: { happy: async ({ productId }) => ({ body: { productId } }) },
} satisfies Partial<Cases>
