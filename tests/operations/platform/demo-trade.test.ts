import { beforeAll, expect, it } from 'vitest'
import { needsNamedPlace } from '#src/lib/incoterms.ts'
import { loadDemoTrade } from '#server/demo/demo-trade.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  const load = () => loadDemoTrade({ ...market, now: market.clock.now.toISOString() })
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    // Two processes that start at the same moment: one loads it, the other goes on.
    expect((await Promise.all([load(), load()])).sort()).toEqual([false, true])
  })

  const states = async (name: string, side: 'Buyer' | 'Seller', kind: 'product' | 'sample' | 'quote') => {
    const token = await market.signIn(name)
    const { orders } = await market.call('getMyOrders', { token, side, body: { kind, pageSize: 100 } })
    return orders.map(({ status }) => status)
  }

  it('gives each demo account orders, samples and quotes in several states, newest first', async () => {
    expect(await states('buyer', 'Buyer', 'product')).toEqual([
      'dispatched',
      'invoiced',
      'dispatched',
      'inTransit',
      'completed',
      'disputed',
    ])
    expect(await states('company', 'Buyer', 'product')).toEqual([
      'placed',
      'accepted',
      'accepted',
      'dispatched',
      'dispatched',
      'accepted',
      'delivered',
      'cancelled',
      'rejected',
    ])
    expect(await states('seller', 'Seller', 'product')).toEqual([
      'placed',
      'dispatched',
      'invoiced',
      'dispatched',
      'dispatched',
      'dispatched',
      'inTransit',
      'delivered',
      'cancelled',
      'completed',
      'disputed',
    ])
    expect(await states('seller2', 'Seller', 'product')).toEqual(['accepted', 'accepted', 'rejected'])
    expect(await states('buyer', 'Buyer', 'sample')).toEqual(['placed'])
    expect(await states('seller', 'Seller', 'sample')).toEqual(['placed', 'accepted', 'rejected'])
    expect(await states('buyer', 'Buyer', 'quote')).toEqual(['requested', 'offered', 'rejected', 'expired'])
    expect(await states('company', 'Buyer', 'quote')).toEqual(['countered', 'accepted'])
    expect(await states('seller2', 'Seller', 'quote')).toEqual(['accepted'])
  })

  it('names the port of each order and quote that goes by sea', async () => {
    const terms = [...(await market.store.list('orders', {})), ...(await market.store.list('quotes', {}))]
    const bySea = terms.filter(({ incoterm }) => needsNamedPlace(incoterm))
    expect(bySea.length).toBeGreaterThan(3)
    expect(bySea.filter(({ incotermPlace }) => incotermPlace === null)).toEqual([])
  })

  it('has what happened to each order in the order of its times', async () => {
    for (const [name, side] of [
      ['buyer', 'Buyer'],
      ['company', 'Buyer'],
      ['seller', 'Seller'],
      ['seller2', 'Seller'],
    ] as const) {
      const token = await market.signIn(name)
      const { orders } = await market.call('getMyOrders', { token, side, body: { pageSize: 100 } })
      expect(orders.length).toBeGreaterThan(0)
      for (const { _id } of orders) {
        const { timeline, number } = await market.call('viewOrder', { token, side, id: _id })
        const times = timeline.map(({ at }) => at)
        expect({ number, times }).toEqual({ number, times: times.toSorted() })
      }
    }
  })

  it('has prices that a seller has agreed with the company, which nobody else reads', async () => {
    const asSeller = { token: await market.signIn('seller'), side: 'Seller' as const }
    const { lists } = await market.call('getPriceLists', asSeller)
    expect(lists).toEqual([expect.objectContaining({ state: 'valid', buyerCount: 1, rowCount: 3 })])
    const { rows } = await market.call('viewPriceList', { ...asSeller, id: lists[0]?._id ?? '' })
    for (const { productId: id, tiers, problem } of rows) {
      expect(problem).toBeUndefined()
      const company = await market.call('viewProduct', { token: await market.signIn('company'), id })
      expect(company.agreedPrices?.tiers).toEqual(tiers)
      expect(tiers[0]?.price.amount).toBeLessThan(company.price.amount)
      expect(await market.call('viewProduct', { token: await market.signIn('buyer'), id })).not.toHaveProperty('agreedPrices')
    }
  })

  it('is loaded once, and mails nobody', async () => {
    const before = await market.store.count('orders', {})
    expect(await load()).toBe(false)
    expect(await market.store.count('orders', {})).toBe(before)
    expect(await market.deliver()).toEqual([])
  })
})
