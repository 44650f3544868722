import { beforeAll, describe, expect, it } from 'vitest'
import { keepProductViews } from '#server/jobs/keep-product-views.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { type CaseFixture, openCaseFixture } from '#tests/operations/cases/case-fixture.ts'

describeMarketplaces((_store, openStore) => {
  let fixture: CaseFixture
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
  })

  describe('recommendations', () => {
    it('are there for a newcomer, in stock, with at most two offers of a substance', async () => {
      const { products } = await fixture.market.call('getAIRecommendation', { body: {} })
      expect(products).toHaveLength(12)
      expect(products.every(({ stock, minimumOrder }) => stock.value >= minimumOrder.value)).toBe(true)
      const substances = products.map(({ casNumber }) => casNumber)
      for (const cas of substances) expect(substances.filter((one) => one === cas).length).toBeLessThanOrEqual(2)
    })

    it('for a product are like it, and never the product itself', async () => {
      const { market, productId } = fixture
      const product = await market.call('viewProduct', { id: productId })
      const { products } = await market.call('getAIRecommendation', { body: { productId } })
      expect(products.map(({ _id }) => _id)).not.toContain(productId)
      const alike = await market.call('getProducts', { body: { subCategoryId: product.subCategory._id, pageSize: 100 } })
      const ids = alike.products.map(({ _id }) => _id)
      expect(products.filter(({ _id }) => ids.includes(_id)).length).toBeGreaterThan(3)
    })

    it('follow what a person opened, once that is kept', async () => {
      const { market, company } = fixture
      const { store, ports, clock, newId } = market
      const { products: found } = await market.call('getSearchResult', { body: { search: 'titanium dioxide' } })
      const opened = found[0]
      const before = await market.call('getAIRecommendation', { token: company, body: {} })
      for (const id of [opened?._id ?? '', opened?._id ?? '']) await market.call('viewProduct', { token: company, id })
      await keepProductViews({ store, ports, newId, clock: () => clock.now })
      // The seller and strangers read the same; this look is counted with the next ones.
      expect((await market.call('viewProduct', { id: opened?._id ?? '' })).viewCount).toBe(2)
      const after = await market.call('getAIRecommendation', { token: company, body: {} })
      expect(after).not.toEqual(before)
      expect(after.products).toHaveLength(12)
      expect(after.products.map(({ _id }) => _id)).not.toContain(opened?._id)
    })

    it('leave out a seller’s own goods', async () => {
      const { market, seller } = fixture
      const { _id } = await market.call('getUser', { token: seller })
      const { products } = await market.call('getAIRecommendation', { token: seller, body: { pageSize: 50 } })
      expect(products.length).toBeGreaterThan(12)
      expect(products.filter((card) => card.seller._id === _id)).toEqual([])
    })
  })
})
