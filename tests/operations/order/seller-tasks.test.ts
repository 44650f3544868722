import { beforeAll, describe, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { demoDriver, openTrade, type Trade } from '#tests/support/trade-steps.ts'

const day = 86_400_000

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
  })

  const tasks = () => market.call('getSellerTasks', trade.asSeller)
  const listed = async (dispatch: 'due' | 'partial') =>
    (await market.call('getMyOrders', { ...trade.asSeller, body: { dispatch, pageSize: 100 } })).orders.map(({ _id }) => _id)
  const dispatchBy = async (id: string) => Date.parse((await market.store.find('orders', { _id: id }))?.dispatchBy ?? '')

  describe('what waits for a seller', () => {
    it('is for sellers alone', async () => {
      expect((await market.envelope('getSellerTasks', { token: trade.buyer })).code).toBe(403)
      expect((await market.envelope('getSellerTasks', { side: 'Seller' })).code).toBe(401)
    })

    it('follows an order from step to step', async () => {
      const before = await tasks()
      const { _id: id } = await trade.placed()
      expect(await tasks()).toEqual({ ...before, fresh: before.fresh + 1 })
      await market.call('acceptOrder', { ...trade.asSeller, id })
      expect(await tasks()).toEqual({ ...before, toInvoice: before.toInvoice + 1 })
      await market.call('generatePaymentInvoice', { ...trade.asSeller, id })
      await trade.payByCard(id)
      expect(await tasks()).toEqual({ ...before, toProcess: before.toProcess + 1 })
      await market.call('changeStatus', { ...trade.asSeller, id, body: { event: 'order.process' } })
      const quantity = { value: 60, unit: 'kg' as const }
      const body = { event: 'order.dispatch' as const, dispatch: { ...demoDriver, quantity } }
      await market.call('changeStatus', { ...trade.asSeller, id, body })
      expect(await tasks()).toEqual({ ...before, restToDispatch: before.restToDispatch + 1 })
      expect(await listed('partial')).toContain(id)
      await market.call('changeStatus', { ...trade.asSeller, id, body: { event: 'order.dispatch', dispatch: demoDriver } })
      expect(await tasks()).toEqual(before)
    })

    it('has a paid order as due from three days before it is to be dispatched', async () => {
      const { _id: id } = await trade.paid()
      const start = market.clock.now
      try {
        market.clock.now = new Date((await dispatchBy(id)) - 3 * day)
        const before = await tasks()
        expect(await listed('due')).not.toContain(id)
        market.clock.now = new Date(market.clock.now.getTime() + 1)
        expect((await tasks()).dispatchDue).toBeGreaterThan(before.dispatchDue)
        expect(await listed('due')).toContain(id)
      } finally {
        market.clock.now = start
      }
    })

    it('counts the messages that a buyer has written', async () => {
      const before = await tasks()
      const sellerId = (await market.call('getOwnProfile', { token: trade.seller })).user._id
      const { _id: id } = await market.call('openChat', { token: trade.buyer, body: { userId: sellerId } })
      await market.call('sendMessage', { token: trade.buyer, id, body: { text: 'When will it leave?' } })
      expect((await tasks()).unreadMessages).toBe(before.unreadMessages + 1)
    })

    it('is no filter of quotes', async () => {
      const body = { kind: 'quote' as const, dispatch: 'due' as const }
      expect((await market.envelope('getMyOrders', { ...trade.asSeller, body })).code).toBe(422)
      const waiting = { kind: 'quote' as const, waitsFor: 'payment' as const }
      expect((await market.envelope('getMyOrders', { ...trade.asSeller, body: waiting })).code).toBe(422)
    })
  })

  it('an order is to be dispatched on the day that its buyer asked for, where the lead time ends before', async () => {
    const { productId, addressId } = trade
    const request = { productId, addressId, quantity: { value: 160, unit: 'kg' as const }, incoterm: 'CIF' as const }
    const { total } = await market.call('previewOrder', { token: trade.buyer, body: request })
    const body = { ...request, expectedTotal: total, shipBy: '2027-01-15' }
    const { _id: id } = await market.call('placeOrder', { token: trade.buyer, body })
    await market.call('acceptOrder', { ...trade.asSeller, id })
    await market.call('generatePaymentInvoice', { ...trade.asSeller, id })
    await trade.payByCard(id)
    expect(new Date(await dispatchBy(id)).toISOString()).toBe('2027-01-16T00:00:00.000Z')
    // Nor is anybody asked before it is a week late by that day.
    const deadline = await market.store.find('deliveryDeadlines', { _id: id })
    expect(deadline).toMatchObject({ state: 'waiting', dueAt: '2027-01-23T00:00:00.000Z' })
  })
})
