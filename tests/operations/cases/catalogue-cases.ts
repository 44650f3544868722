import type { CaseFixture } from './case-fixture.ts'
import type { Case, Cases } from './case.ts'

const list: Case<'getProducts'> = { happy: async () => ({ body: {} }) }

/** A product delivered to the buyer and not rated yet: a rating that an earlier case left is taken away. */
async function deliveredProduct({ market, buyer, delivered, productId }: CaseFixture) {
  await delivered()
  const { _id: buyerId } = await market.call('getUser', { token: buyer })
  await market.store.remove('ratings', { productId, buyerId })
  return { token: buyer, body: { productId, stars: 4, text: 'Clear, dry, as in the certificate.' } }
}

async function ownRating(fixture: CaseFixture) {
  const { token, body } = await deliveredProduct(fixture)
  const { _id } = await fixture.market.call('rateProduct', { token, body })
  return { token, id: _id, body: { stars: 5, text: 'Even better than the last lot.' } }
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
  // A rating has no states: its buyer may change it whenever.
  editRating: { happy: ownRating, impossible: null },
  getProductRatings: { happy: async ({ productId }) => ({ body: { productId } }) },
} satisfies Partial<Cases>
