import { beforeAll, describe, expect, it } from 'vitest'
import { serializeRating } from '#server/domain/catalogue/ratings.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { type CaseFixture, openCaseFixture } from '#tests/operations/cases/case-fixture.ts'

describeMarketplaces((_store, openStore) => {
  let fixture: CaseFixture
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
  })

  describe('ratings of a product', () => {
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
})
