import { beforeEach, describe, expect, it } from 'vitest'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { askForRatings } from '#server/jobs/ask-for-ratings.ts'
import { abuseReportsCommand } from '#server/operator/abuse-reports.ts'
import { runCommand } from '#tests/support/operator-command.ts'
import { picture } from '#tests/operations/cases/strangers-fixture.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTrade, type Trade } from '#tests/support/trade-steps.ts'

describeMarketplaces((_store, openStore) => {
  let market: Marketplace
  let trade: Trade
  let productId: string
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
    const { _id } = await trade.delivered()
    const order = orderOf(await market.call('changeStatus', { token: trade.buyer, id: _id, body: { event: 'order.confirm' } }))
    productId = order.item.productId ?? ''
  })

  const later = (days: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + days * 86_400_000)
  }
  const photo = async () => new File([await picture()], 'drum.png')
  const rate = async (more: object = {}) =>
    market.call('rateProduct', { token: trade.buyer, body: { productId, stars: 4, sellerStars: 2, text: 'Dry.', ...more } })
  const figures = async () => {
    const { rating, ratingCount, seller } = await market.call('viewProduct', { id: productId })
    return { product: rating * ratingCount, seller: seller.rating * seller.ratingCount }
  }

  it('tell the product from its seller in both averages', async () => {
    const before = await figures()
    const { _id } = await rate()
    const after = await figures()
    expect([after.product - before.product, after.seller - before.seller].map((sum) => Math.round(sum))).toEqual([4, 2])
    await market.call('editRating', { token: trade.buyer, id: _id, body: { stars: 1, sellerStars: 5 } })
    const edited = await figures()
    expect([edited.product - before.product, edited.seller - before.seller].map((sum) => Math.round(sum))).toEqual([1, 5])
  })

  it('count each of many edits at once, and no other', async () => {
    const before = await figures()
    const { _id: id } = await rate()
    const answers = await Promise.all(
      [1, 2, 3, 5].map((stars) => market.envelope('editRating', { token: trade.buyer, id, body: { stars, sellerStars: stars } })),
    )
    expect(answers.every(({ code }) => code === 200 || code === 409)).toBe(true)
    const stars = (await market.store.find('ratings', { _id: id }))?.stars ?? 0
    const after = await figures()
    expect([after.product - before.product, after.seller - before.seller].map((sum) => Math.round(sum))).toEqual([stars, stars])
  })

  it('may be changed for fourteen days', async () => {
    const { _id: id, editableUntil, createdAt } = await rate()
    expect(Date.parse(editableUntil) - Date.parse(createdAt)).toBe(14 * 86_400_000)
    const edit = () => market.envelope('editRating', { token: trade.buyer, id, body: { stars: 5, sellerStars: 5 } })
    later(13.9)
    expect((await edit()).code).toBe(200)
    later(0.2)
    const { code, message } = await edit()
    expect([code, message]).toEqual([409, 'A rating can be changed for fourteen days.'])
  })

  describe('photos', () => {
    it('are shown to everybody, four at most, and only those that stay are kept', async () => {
      const photos = [await photo(), await photo()]
      const rated = await rate({ photos })
      expect(rated.photos).toHaveLength(2)
      const edit = (body: object) =>
        market.envelope('editRating', { token: trade.buyer, id: rated._id, body: { stars: 4, sellerStars: 4, ...body } })
      const more = [await photo(), await photo(), await photo()]
      expect((await edit({ photos: more })).code).toBe(422)
      const kept = rated.photos.slice(1)
      expect((await edit({ keptPhotos: kept })).code).toBe(200)
      const access = async (address = '') =>
        (await market.store.find('files', { _id: address.slice(address.lastIndexOf('/') + 1) }))?.access
      expect([await access(rated.photos[0]), await access(kept[0])]).toEqual(['none', 'public'])
      const { ratings } = await market.call('getProductRatings', { body: { productId } })
      expect(ratings.find(({ _id }) => _id === rated._id)?.photos).toEqual(kept)
    })
  })

  describe('a reply', () => {
    it('is the seller’s alone, stands below the rating, and may be put right; its buyer is told once', async () => {
      const { _id: id } = await rate()
      const reply = (text: string) => market.envelope('replyToRating', { ...trade.asSeller, id, body: { text } })
      const other = { token: await market.signIn('seller2'), side: 'Seller' as const, id, body: { text: 'Mine' } }
      expect((await market.envelope('replyToRating', other)).code).toBe(404)
      await reply('  We have changed the drums. ')
      await reply('We have changed the drums since.')
      const { own } = await market.call('getProductRatings', { token: trade.buyer, body: { productId } })
      expect(own?.reply).toBe('We have changed the drums since.')
      const { _id: userId } = await market.call('getUser', { token: trade.buyer })
      expect(await market.store.count('notifications', { userId, type: 'ratingReplied' })).toBe(1)
    })
  })

  it('of a seller are those of all its products, by the stars of the seller, sorted as asked', async () => {
    const { _id } = await rate({ stars: 5, sellerStars: 1 })
    const { seller } = await market.call('viewProduct', { id: productId })
    const page = (body: object) => market.call('getSellerRatings', { body: { sellerId: seller._id, pageSize: 100, ...body } })
    const all = await page({})
    expect(all.counts.reduce((sum, count) => sum + count, 0)).toBe(all.total)
    const lowest = await page({ sort: 'lowest', pageSize: 3 })
    expect([lowest.ratings[0]?.rating._id, lowest.ratings[0]?.product._id]).toEqual([_id, productId])
    const given = (await page({ sort: 'highest' })).ratings.map(({ rating }) => rating.sellerStars)
    expect(given).toEqual(given.toSorted((one, other) => other - one))
    expect(given[0]).toBe(5)
    expect((await page({ stars: 1 })).total).toBe(all.counts[0])
  })

  it('that the marketplace has hidden are counted for neither, and their photos are gone', async () => {
    const before = await figures()
    const { _id, photos } = await rate({ photos: [await photo()] })
    const company = await market.signIn('company')
    // Anybody who reads it may report it.
    const { number } = await market.call('reportAbuse', {
      token: company,
      body: { subject: 'rating', subjectId: _id, reason: 'misleading' },
    })
    const decision = ['resolve', number, 'removed', 'Another product in the picture']
    await runCommand(market, abuseReportsCommand, decision, { print: () => undefined })
    const after = await figures()
    expect([after.product - before.product, after.seller - before.seller].map((sum) => Math.round(sum))).toEqual([0, 0])
    const fileId = photos[0]?.slice(photos[0].lastIndexOf('/') + 1) ?? ''
    expect((await market.store.find('files', { _id: fileId }))?.access).toBe('none')
  })

  describe('the reminder', () => {
    const asked = async () => {
      const { _id: userId } = await market.call('getUser', { token: trade.buyer })
      return market.store.count('notifications', { userId, type: 'ratingWanted' })
    }
    const run = () => askForRatings({ ...market, clock: () => market.clock.now })

    it('comes three days after completion, once', async () => {
      later(2.9)
      expect([await run(), await asked()]).toEqual([0, 0])
      later(0.2)
      expect([await run(), await asked()]).toEqual([1, 1])
      expect([await run(), await asked()]).toEqual([0, 1])
    })

    it('does not come to who has rated', async () => {
      await rate()
      later(4)
      expect([await run(), await asked()]).toEqual([1, 0])
    })
  })
})
