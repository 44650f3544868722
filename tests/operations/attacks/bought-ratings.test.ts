import { beforeEach, expect, it } from 'vitest'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTrade, type Trade } from '#tests/support/trade-steps.ts'

/** A rating is worth something because its author has had the goods. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
  })

  const rate = async (orderId: string) => {
    const { productId = '' } = orderOf(await market.call('viewOrder', { token: trade.buyer, id: orderId })).item
    const body = { productId, stars: 5, sellerStars: 5 }
    const { code } = await market.envelope('rateProduct', { token: trade.buyer, body })
    const { mayRate } = await market.call('getProductRatings', { token: trade.buyer, body: { productId } })
    return { code, mayRate }
  }
  /** The seller gives the money of a paid order back. */
  const refund = (id: string) =>
    market.call('changeStatus', { ...trade.asSeller, id, body: { event: 'order.refund', reason: 'Friends of mine' } })

  it('is refused for an order that was refunded before anything was sent', async () => {
    const { _id } = await trade.paid()
    await refund(_id)
    expect(await rate(_id)).toEqual({ code: 409, mayRate: false })
  })

  it('is refused before the buyer has confirmed, and taken then', async () => {
    const { _id } = await trade.delivered()
    expect(await rate(_id)).toEqual({ code: 409, mayRate: false })
    await market.call('changeStatus', { token: trade.buyer, id: _id, body: { event: 'order.confirm' } })
    expect(await rate(_id)).toEqual({ code: 200, mayRate: false })
  })

  it('is refused for a sample that cost nothing, whoever confirms it', async () => {
    const { _id } = await trade.delivered()
    await market.call('changeStatus', { token: trade.buyer, id: _id, body: { event: 'order.confirm' } })
    await market.store.update('orders', { _id }, { kind: 'sample', subtotal: 0, shipping: 0, tax: 0, total: 0 })
    expect(await rate(_id)).toEqual({ code: 409, mayRate: false })
  })

  it('is refused for goods that came, whose money a dispute gave back', async () => {
    const { _id } = await trade.delivered()
    await market.call('openDispute', { token: trade.buyer, id: _id, body: { reason: 'Half of the drums leak' } })
    await market.store.update('orders', { _id }, { status: 'refunded' })
    expect((await rate(_id)).code).toBe(409)
  })
})
