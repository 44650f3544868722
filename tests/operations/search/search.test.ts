import { beforeAll, describe, expect, it } from 'vitest'
import { serializeRating } from '#server/domain/catalogue/ratings.ts'
import { keepProductViews } from '#server/jobs/keep-product-views.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { type CaseFixture, openCaseFixture } from '#tests/operations/cases/case-fixture.ts'

describeMarketplaces((_store, openStore) => {
  let fixture: CaseFixture
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
  })
  const later = (seconds: number) => {
    const { clock } = fixture.market
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
  }

  describe('ratings', () => {
    it('are only taken from a buyer whose order of the product was completed', async () => {
      const { market, company, productId } = fixture
      const refused = await market.envelope('rateProduct', { token: company, body: { productId, stars: 5, sellerStars: 5 } })
      expect([refused.code, refused.message]).toEqual([409, 'You can rate a product once an order of it was completed.'])
      const unknown = { productId: '00000000-0000-7000-8000-ffffffffffff', stars: 5, sellerStars: 5 }
      expect((await market.envelope('rateProduct', { token: company, body: unknown })).code).toBe(404)
    })

    it('change the averages of product and seller, once a buyer', async () => {
      const { market, buyer, delivered, productId } = fixture
      const { _id: orderId } = await delivered()
      await market.call('changeStatus', { token: buyer, id: orderId, body: { event: 'order.confirm' } })
      const before = await market.call('viewProduct', { id: productId })
      expect((await market.call('getProductRatings', { token: buyer, body: { productId } })).mayRate).toBe(true)
      const both = await Promise.all(
        [1, 2].map(() =>
          market.envelope('rateProduct', { token: buyer, body: { productId, stars: 1, sellerStars: 1, text: '  Cloudy. ' } }),
        ),
      )
      expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
      const after = await market.call('viewProduct', { id: productId })
      expect(after.ratingCount).toBe(before.ratingCount + 1)
      expect(after.rating).toBeCloseTo((before.rating * before.ratingCount + 1) / (before.ratingCount + 1), 5)
      expect(after.seller.ratingCount).toBe(before.seller.ratingCount + 1)

      const { own, ratings, counts, mayRate } = await market.call('getProductRatings', { token: buyer, body: { productId } })
      expect({ stars: own?.stars, text: own?.text, author: own?.author, mayRate }).toEqual({
        stars: 1,
        text: 'Cloudy.',
        author: { name: 'Nusrat J.', country: 'BD' },
        mayRate: false,
      })
      expect(ratings[0]).toEqual(own)
      expect(counts[0]).toBeGreaterThan(0)

      await market.call('editRating', { token: buyer, id: own?._id ?? '', body: { stars: 5, sellerStars: 5 } })
      const edited = await market.call('viewProduct', { id: productId })
      expect(edited.ratingCount).toBe(after.ratingCount)
      expect(edited.rating).toBeCloseTo((before.rating * before.ratingCount + 5) / (before.ratingCount + 1), 5)
    })

    it('stand under a company’s name', async () => {
      const { market, productId } = fixture
      const author = await market.store.find('users', { email: 'company@kimiya.example' })
      const [row] = await market.store.list('ratings', { productId }, { limit: 1 })
      if (author === undefined || row === undefined) throw new Error('The demo has no company, or no rating')
      const of = (columns: object) => serializeRating(row, { ...author, ...columns }).author.name
      expect([author.accountType, of({})]).toEqual(['Company', author.businessName])
      expect(of({ accountType: 'Individual', fullName: ' Nadia  Anjum Rahman ' })).toBe('Nadia R.')
      expect(of({ accountType: 'Individual', fullName: 'Nadia' })).toBe('Nadia')
      expect(of({ businessName: null, fullName: 'Nadia Rahman' })).toBe('Nadia R.')
    })

    it('are told to the seller', async () => {
      const { market, seller, productId } = fixture
      const { _id: userId } = await market.call('getUser', { token: seller })
      const notifications = await market.store.list('notifications', { userId, type: 'ratingReceived' })
      expect(notifications.map(({ side, subjectId }) => ({ side, subjectId }))).toEqual([
        { side: 'seller', subjectId: productId },
      ])
    })
  })

  describe('the search history', () => {
    const search = async (text: string) =>
      fixture.market.call('getSearchResult', { token: fixture.buyer, body: { search: text } })
    const keywords = async () => {
      const { history } = await fixture.market.call('getSearchHistory', { token: fixture.buyer })
      return history.map(({ keyword }) => keyword)
    }
    it('keeps what was found, newest first, each once, and takes typing for one search', async () => {
      await fixture.market.call('clearHistory', { token: fixture.buyer })
      for (const typed of ['ace', 'acet', 'acetone']) {
        later(1)
        await search(typed)
      }
      later(120)
      await search('toluene')
      await search('no such substance anywhere')
      expect(await keywords()).toEqual(['toluene', 'acetone'])
      later(120)
      await search('acetone')
      expect(await keywords()).toEqual(['acetone', 'toluene'])
      for (const typed of ['citric', 'citric acid']) {
        later(70 - typed.length)
        await search(typed)
      }
      expect(await keywords()).toEqual(['citric acid', 'acetone', 'toluene'])
    })

    it('is nobody else’s', async () => {
      const { market, company } = fixture
      expect(await market.call('getSearchHistory', { token: company })).toEqual({ history: [], total: 0 })
      await market.call('clearHistory', { token: company })
      expect(await keywords()).toHaveLength(3)
    })

    it('keeps the last fifty', async () => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => fixture.market.call('getProducts', { body: { page, pageSize: 100 } })),
      )
      const searched = [...new Set(pages.flatMap(({ products }) => products.map(({ casNumber }) => casNumber)))].slice(0, 60)
      for (const text of searched) {
        later(120)
        await search(text)
      }
      expect(searched).toHaveLength(60)
      expect(await keywords()).toEqual(searched.toReversed().slice(0, 50))
      const { _id: userId } = await fixture.market.call('getUser', { token: fixture.buyer })
      // The one too many goes with the next search.
      expect(await fixture.market.store.count('searchHistory', { userId })).toBeLessThanOrEqual(51)
    })
  })

  describe('text that was read from an image', () => {
    it('finds the substance of a label by its CAS number first', async () => {
      const text = 'DANGER\nACETONE\nCAS No. 67–64–1\nToluene free\nNet weight 160 kg'
      const { products, understood } = await fixture.market.call('getQueryResult', { body: { query: text } })
      expect(products[0]?.casNumber).toBe('67-64-1')
      expect(understood.casNumbers).toEqual(['67-64-1'])
    })

    it('finds it by a UN number, or by a name in Arabic or Bangla alone', async () => {
      for (const text of ['UN 1090', 'خطر\nأسيتون', 'সতর্কতা\nঅ্যাসিটোন']) {
        const { products } = await fixture.market.call('getQueryResult', { body: { query: text } })
        expect(products[0]?.casNumber).toBe('67-64-1')
      }
    })

    it('is read past words that are longer than any name', async () => {
      const { products } = await fixture.market.call('getQueryResult', { body: { query: `${'ক'.repeat(3000)} CAS 67-64-1` } })
      expect(products[0]?.casNumber).toBe('67-64-1')
    })

    it('finds nothing in noise, and says so by an empty list', async () => {
      const { products, total } = await fixture.market.call('getQueryResult', { body: { query: '~ 12 -- x' } })
      expect({ products, total }).toEqual({ products: [], total: 0 })
    })
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
