import { beforeAll, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const scripts = { en: /^[\p{Script=Latin}\p{P}\d\s]+$/u, ar: /\p{Script=Arabic}/u, bn: /\p{Script=Bengali}/u }

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
  })

  it('shows for each product and seller what its ratings come to', async () => {
    const { store } = market
    const [ratings, products, sellers] = [
      await store.list('ratings', {}),
      await store.list('products', {}),
      await store.list('sellers', {}),
    ]
    const figures = (stars: number[]) => ({
      ratingCount: stars.length,
      rating: Math.round((stars.reduce((sum, each) => sum + each, 0) / Math.max(stars.length, 1)) * 1e6) / 1e6,
    })
    const ofProduct = (id: string) => figures(ratings.filter(({ productId }) => productId === id).map(({ stars }) => stars))
    const ofSeller = (id: string) =>
      figures(ratings.filter(({ sellerId }) => sellerId === id).map(({ sellerStars }) => sellerStars))
    const shown = (rows: readonly { _id: string; rating: number; ratingCount: number }[]) =>
      rows.map(({ _id, rating, ratingCount }) => ({ _id, rating, ratingCount }))
    expect(shown(products)).toEqual(products.map(({ _id }) => ({ _id, ...ofProduct(_id) })))
    expect(shown(sellers)).toEqual(sellers.map(({ _id }) => ({ _id, ...ofSeller(_id) })))
    expect(ratings.length).toBeGreaterThan(1_500)
    expect(new Set(ratings.map(({ stars }) => stars))).toEqual(new Set([2, 3, 4, 5]))
  })

  it('has each buyer write in the own language, and no two the same under one product', async () => {
    const { store } = market
    const ratings = await store.list('ratings', {})
    const languageOf = new Map((await store.list('users', {})).map(({ _id, language }) => [_id, language]))
    const texts = ratings.flatMap(({ productId, buyerId, text }) => {
      const language = languageOf.get(buyerId)
      return text === null || language === undefined ? [] : [{ productId, language, text }]
    })
    expect(texts.filter(({ language, text }) => !scripts[language].test(text))).toEqual([])
    expect(new Set(texts.map(({ language }) => language))).toEqual(new Set(['en', 'ar', 'bn']))
    expect(new Set(texts.map(({ productId, text }) => `${productId} ${text}`)).size).toBe(texts.length)
    expect(new Set(texts.map(({ text }) => text)).size).toBe(60)
  })

  it('dates them in the past, after their buyers joined', async () => {
    const { store, clock } = market
    const joined = new Map((await store.list('users', {})).map(({ _id, createdAt }) => [_id, createdAt]))
    const dated = await store.list('ratings', {})
    expect(dated.length).toBeGreaterThan(60)
    const misdated = dated.filter(
      ({ buyerId, createdAt }) => createdAt >= clock.now.toISOString() || createdAt <= (joined.get(buyerId) ?? ''),
    )
    expect(misdated).toEqual([])
  })

  it('lists under a product as many as its card says', async () => {
    const { products } = await market.call('getProducts', { body: { pageSize: 3, sort: 'top' } })
    expect(products.map(({ ratingCount }) => ratingCount > 0)).toEqual([true, true, true])
    for (const { _id, ratingCount, rating } of products) {
      const { total, average, ratings } = await market.call('getProductRatings', { body: { productId: _id, pageSize: 100 } })
      expect([total, ratings.length, average]).toEqual([ratingCount, ratingCount, rating])
      expect(ratings.filter(({ author }) => author.name.length <= 3)).toEqual([])
    }
  })
})
