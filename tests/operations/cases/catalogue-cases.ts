import type { Case, Cases } from './case.ts'

const list: Case<'getProducts'> = { happy: async () => ({ body: {} }) }

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
      return { body: { categoryId: first?._id } }
    },
  },
  getProducts: list,
  getSearchResult: { happy: async () => ({ body: { search: 'acetone' } }) },
  getSellerProducts: {
    happy: async ({ market, productId }) => {
      const { seller } = await market.call('viewProduct', { id: productId })
      return { body: { sellerId: seller._id } }
    },
  },
  getTopSeller: list,
  viewProduct: { happy: async ({ productId }) => ({ id: productId }) },
  viewStructure: { happy: async ({ productId }) => ({ id: productId }) },
  viewSeller: {
    happy: async ({ market, productId }) => ({ id: (await market.call('viewProduct', { id: productId })).seller._id }),
  },
} satisfies Partial<Cases>
