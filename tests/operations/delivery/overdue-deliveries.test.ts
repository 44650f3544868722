import { beforeEach, describe, expect, it } from 'vitest'
import { askAboutDeliveries } from '#server/jobs/ask-about-deliveries.ts'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { employ } from '#tests/support/operators.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTrade, type Trade } from '#tests/support/trade-steps.ts'

const day = 86_400_000
const courier = {
  deliveryMethod: 'courier' as const,
  carrierName: 'Gulf Freight',
  packages: { count: 1, kind: 'drum' as const },
  grossKilograms: 180,
}

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  let operatorToken: string
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
    operatorToken = (await employ(market, 'support@staff.example', ['support'])).operatorToken ?? ''
  })

  const run = () =>
    askAboutDeliveries({ store: market.store, ports: market.ports, clock: () => market.clock.now, newId: market.newId })
  const pass = (days: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + days * day)
  }
  const asked = async (id: string) =>
    (await market.store.list('notifications', { subjectId: id, type: 'deliveryAsked' })).map(({ side }) => side).sort()
  const signedIn = async () => ({ operatorToken: (await employ(market, 'late@staff.example', ['support'])).operatorToken })
  const queue = async () => (await market.call('getOverdueDeliveries', { ...(await signedIn()), body: {} })).deliveries

  it('asks both sides a fortnight after a dispatch without a day, once, and an operator five days later', async () => {
    const order = await trade.dispatched(courier)
    pass(13.9)
    expect(await run()).toBe(0)
    pass(0.2)
    expect(await run()).toBe(1)
    expect(await run()).toBe(0)
    expect(await asked(order._id)).toEqual(['buyer', 'seller'])
    pass(4.9)
    expect(await run()).toBe(0)
    pass(0.2)
    expect(await run()).toBe(1)
    expect(await queue()).toMatchObject([
      { _id: order._id, status: 'dispatched', undispatched: { value: 0 }, shipments: [{ deliveryMethod: 'courier' }] },
    ])
    const { queues } = await market.call('getWorkQueues', await signedIn())
    expect(queues.find(({ name }) => name === 'deliveries')?.count).toBe(1)
  })

  it('asks on the day after the one that the seller expects it on', async () => {
    await trade.dispatched({ ...courier, expectedOn: '2026-11-25' })
    market.clock.now = new Date('2026-11-25T23:59:59.000Z')
    expect(await run()).toBe(0)
    market.clock.now = new Date('2026-11-26T00:00:00.000Z')
    expect(await run()).toBe(1)
  })

  it('asks about a paid order that nothing is dispatched of, a week after the lead time', async () => {
    const { _id } = await trade.paid()
    const { leadTimeDays } = (await market.store.find('orders', { _id })) ?? { leadTimeDays: 0 }
    pass(leadTimeDays + 6.9)
    expect(await run()).toBe(0)
    pass(0.2)
    expect(await run()).toBe(1)
    expect(await asked(_id)).toEqual(['buyer', 'seller'])
  })

  it('asks nobody about what is delivered, disputed or refunded', async () => {
    await trade.delivered()
    const disputed = await trade.dispatched(courier)
    await market.call('openDispute', { token: trade.buyer, id: disputed._id, body: { reason: 'Nothing has come' } })
    pass(60)
    expect(await run()).toBe(0)
    expect(await market.store.count('deliveryDeadlines', {})).toBe(0)
  })

  it('begins anew with another dispatch after it has asked', async () => {
    const order = await trade.dispatched({ ...courier, quantity: { value: 60, unit: 'kg' } })
    pass(15)
    await run()
    await market.call('changeStatus', {
      ...(await sellerNow()),
      id: order._id,
      body: { event: 'order.dispatch', dispatch: courier },
    })
    expect(await market.store.find('deliveryDeadlines', { _id: order._id })).toMatchObject({ state: 'waiting' })
  })

  it('asks nobody again, and hands nothing to an operator, just after a part was reported', async () => {
    const order = await trade.dispatched({ ...courier, quantity: { value: 60, unit: 'kg' } })
    const dispatchRest = { ...(await sellerNow()), id: order._id, body: { event: 'order.dispatch' as const, dispatch: courier } }
    await market.call('changeStatus', dispatchRest)
    pass(15)
    expect(await run()).toBe(1)
    pass(4)
    await deliverFirst(order._id)
    pass(1.5)
    expect(await run()).toBe(0)
    pass(4)
    expect(await run()).toBe(1)
    expect(await market.store.find('deliveryDeadlines', { _id: order._id })).toMatchObject({ state: 'asked' })
  })

  it('asks about the rest of an order that is not dispatched a week after the lead time, once a part has come', async () => {
    const order = await trade.dispatched({ ...courier, quantity: { value: 60, unit: 'kg' } })
    const { leadTimeDays } = (await market.store.find('orders', { _id: order._id })) ?? { leadTimeDays: 0 }
    await deliverFirst(order._id)
    pass(leadTimeDays + 6.9)
    expect(await run()).toBe(0)
    pass(0.2)
    expect(await run()).toBe(1)
  })

  const deliverFirst = async (id: string) => {
    const token = await market.signIn('buyer')
    const [first] = orderOf(await market.call('viewOrder', { token, id })).shipments
    await market.call('changeShipment', { token, id: first?._id ?? '', body: { event: 'shipment.deliver' } })
  }
  const sellerNow = async () => ({ token: await market.signIn('seller'), side: 'Seller' as const })

  describe('an operator', () => {
    const overdue = async (dispatch: Parameters<Trade['dispatched']>[0] = courier) => {
      const order = await trade.dispatched(dispatch)
      await market.store.update('deliveryDeadlines', { _id: order._id }, { state: 'overdue' })
      return order
    }
    const decide = (id: string, outcome: 'delivered' | 'refund') =>
      market.envelope('decideDelivery', { operatorToken, id, body: { outcome, reason: 'The courier has shown the receipt' } })
    const viewed = async (id: string) => orderOf(await market.call('viewOrder', { token: trade.buyer, id }))

    it('marks it delivered, and the buyer may still complain', async () => {
      const { _id } = await overdue()
      expect((await decide(_id, 'delivered')).code).toBe(200)
      const order = await viewed(_id)
      expect(order).toMatchObject({ status: 'delivered', shipments: [{ state: 'delivered', proof: { by: 'system' } }] })
      expect(order.timeline.at(-1)?.note).toBe('The courier has shown the receipt')
      expect(await queue()).toEqual([])
      const complaint = { kind: 'notReceived', reason: 'It is not here' }
      expect((await market.envelope('openDispute', { token: trade.buyer, id: _id, body: complaint })).code).toBe(200)
    })

    it('refunds it as a dispute that the buyer won', async () => {
      const { _id } = await overdue()
      expect((await decide(_id, 'refund')).code).toBe(200)
      expect(await viewed(_id)).toMatchObject({ status: 'refunded', paymentState: 'refunded' })
      expect(await market.store.find('disputes', { _id })).toMatchObject({ kind: 'notReceived', outcome: 'refund' })
      expect((await decide(_id, 'refund')).code).toBe(409)
    })

    it('does not mark delivered what is not dispatched, nor decide what is not overdue', async () => {
      const { _id } = await overdue({ ...courier, quantity: { value: 60, unit: 'kg' } })
      expect((await decide(_id, 'delivered')).code).toBe(409)
      expect(await viewed(_id)).toMatchObject({ status: 'dispatched', shipments: [{ state: 'underway' }] })
      expect((await decide((await trade.dispatched(courier))._id, 'refund')).code).toBe(409)
    })
  })
})
