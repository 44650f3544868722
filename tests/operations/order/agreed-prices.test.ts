import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#src/lib/end-of-day.ts'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { openPriceLists, type PriceLists } from '#tests/support/price-list-steps.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let lists: PriceLists
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    lists = await openPriceLists(market)
  })

  const unitPrice = async (...args: Parameters<PriceLists['preview']>) => {
    const { unitPrice: price, agreed = false } = await lists.preview(...args)
    return [price.amount, agreed]
  }
  const agreedPrice = (below = 10) => [lists.lowest - below, true]
  const place = (total: { amount: number; currency: string }) =>
    market.envelope('placeOrder', { token: lists.trade.buyer, body: { ...lists.request(), expectedTotal: total } })

  describe('the price that is agreed with a buyer', () => {
    it('is shown on the product’s page, previewed, and kept in the order after the list has ended', async () => {
      const validUntil = addDays(lists.today(), 30)
      expect(await unitPrice()).toEqual([lists.publicAmount, false])
      const { _id } = await lists.create({ validUntil })
      expect(await lists.agreed()).toEqual({ tiers: lists.row().tiers, validUntil })
      expect(await unitPrice()).toEqual(agreedPrice())
      const { total } = await lists.preview()
      const placed = await place(total)
      expect(placed.code).toBe(200)
      const { _id: id } = placed.results as { _id: string } // of a success
      await lists.end(_id)
      const order = orderOf(await market.call('viewOrder', { token: lists.trade.buyer, id }))
      expect(order.totals).toMatchObject({ unitPrice: { amount: lists.lowest - 10 }, total })
      expect(await unitPrice()).toEqual([lists.publicAmount, false])
    })

    it('is learned by nobody else: not on the page, not in lists, search, filters or orders', async () => {
      const { _id } = await lists.create()
      const company = await market.signIn('company')
      for (const token of [undefined, company, lists.trade.seller]) {
        const product = await market.call('viewProduct', { ...(token && { token }), id: lists.trade.productId })
        expect(product).not.toHaveProperty('agreedPrices')
      }
      const companyId = (await market.call('getUser', { token: company }))._id
      await lists.replace(_id, 1, { buyers: [] })
      expect(await lists.agreed()).toBeUndefined()
      expect(await market.store.count('notifications', { type: 'pricesAgreed', userId: companyId })).toBe(0)
      await lists.replace(_id, 2)
      const read = (token: string | undefined, more: object) =>
        market.call('getProducts', { ...(token && { token }), body: { pageSize: 100, ...more } })
      const cards = async (token: string | undefined, more: object) =>
        (await read(token, more)).products.map(({ _id: id, price, lowestPrice }) => [id, price, lowestPrice])
      for (const sort of ['priceAscending', 'priceDescending'] as const)
        expect(await cards(lists.trade.buyer, { sort })).toEqual(await cards(undefined, { sort }))
      // Between the agreed and the public price.
      const priceTo = (lists.lowest - 5) / 100
      const below = await cards(lists.trade.buyer, { priceCurrency: lists.currency, priceTo })
      expect(below.map(([id]) => id)).not.toContain(lists.trade.productId)
      const seen = JSON.stringify(await market.call('viewProduct', { token: lists.trade.buyer, id: lists.trade.productId }))
      expect(seen).not.toContain('Key accounts')
    })

    it('holds from its first to its last day', async () => {
      await lists.create({ validFrom: addDays(lists.today(), 1), validUntil: addDays(lists.today(), 2) })
      const seen = []
      for (let day = 0; day < 4; day += 1) {
        seen.push((await unitPrice())[1])
        lists.later(1)
      }
      expect(seen).toEqual([false, true, true, false])
    })

    it('is of the list that began last, and of those of one day of the one made last', async () => {
      await lists.create({ rows: [lists.row(20)], validFrom: addDays(lists.today(), -1) })
      await lists.create({ rows: [lists.row(30)], validFrom: addDays(lists.today(), -3) })
      expect(await unitPrice()).toEqual(agreedPrice(20))
      market.clock.now = new Date(market.clock.now.getTime() + 1000)
      const { _id } = await lists.create({ rows: [lists.row(10)], validFrom: addDays(lists.today(), -1) })
      expect(await unitPrice()).toEqual(agreedPrice(10))
      await lists.end(_id)
      expect(await unitPrice()).toEqual(agreedPrice(20))
    })

    it('counts from its first quantity on, and never above the price of everybody', async () => {
      const { minimumQuantity } = lists
      const { priceTiers } = lists.product
      const large = { ...minimumQuantity, value: 1000 }
      await lists.create({ rows: [{ productId: lists.trade.productId, tiers: [lists.tier(10, large)] }] })
      expect(await unitPrice({ value: 999, unit: 'kg' })).toEqual([expect.any(Number), false])
      expect(await unitPrice({ value: 1, unit: 't' })).toEqual(agreedPrice())
      const lowered = priceTiers.map((each, at) => ({
        minimumQuantity: each.minimumQuantity,
        price: { currency: lists.currency, amount: lists.lowest - 20 - at },
      }))
      await market.store.update('products', { _id: lists.trade.productId }, { priceTiers: lowered })
      expect((await unitPrice({ value: 1, unit: 't' }))[1]).toBe(false)
    })

    it('has the surcharge of a package on top', async () => {
      await lists.create()
      const packaging = [
        { kind: 'drum' as const, net: { value: 160, unit: 'kg' as const }, surcharge: { amount: 7, currency: lists.currency } },
      ]
      await market.store.update('products', { _id: lists.trade.productId }, { packaging })
      const choice = { kind: 'drum' as const, net: { value: 160, unit: 'kg' as const } }
      const packed = await market.call('previewOrder', {
        token: lists.trade.buyer,
        body: { ...lists.request(), packaging: choice },
      })
      expect(packed).toMatchObject({ agreed: true, unitPrice: { amount: lists.lowest - 10 + 7 } })
    })

    it('is not of samples, and does not hold once the product has another unit', async () => {
      await lists.create()
      const { incoterm: _incoterm, ...rest } = lists.request({ value: 0.5, unit: 'kg' })
      const sample = await market.call('previewOrder', { token: lists.trade.buyer, body: { ...rest, kind: 'sample' } })
      expect(sample).not.toHaveProperty('agreed')
      await market.store.update('priceListRows', {}, { unit: 't' })
      expect(await lists.agreed()).toBeUndefined()
      expect(await unitPrice()).toEqual([lists.publicAmount, false])
    })

    it('that ended or changed between preview and order refuses the order, with the new total', async () => {
      const { _id } = await lists.create()
      const { total } = await lists.preview()
      await lists.replace(_id, 1, { rows: [lists.row(20)] })
      expect((await place(total)).code).toBe(409)
      const { total: lower } = await lists.preview()
      await lists.end(_id)
      const refused = await place(lower)
      const now = await lists.preview()
      expect(refused).toMatchObject({ code: 409, results: { totals: { total: now.total } } })
      expect(await market.store.count('orders', { buyerId: lists.buyerId, unitPrice: lists.lowest - 10 })).toBe(0)
    })

    it('is what was agreed at one moment when its list ends while an order is placed', async () => {
      const { _id } = await lists.create()
      const { total } = await lists.preview()
      const [ended, placed] = await Promise.all([lists.end(_id), place(total)])
      expect(ended.code).toBe(200)
      expect([200, 409]).toContain(placed.code)
      const orders = await market.store.count('orders', { buyerId: lists.buyerId, unitPrice: lists.lowest - 10 })
      expect(orders).toBe(placed.code === 200 ? 1 : 0)
    })
  })
})
