import { beforeAll, describe, expect, it } from 'vitest'
import { resolveDispute } from '#server/domain/support/dispute-outcomes.ts'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { employ } from '#tests/support/operators.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTrade, tokenOf, type Trade } from '#tests/support/trade-steps.ts'

const courier = {
  deliveryMethod: 'courier' as const,
  carrierName: 'Gulf Freight',
  trackingNumber: 'GF-1',
  packages: { count: 1, kind: 'drum' as const },
  grossKilograms: 180,
}

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
  })

  const viewed = async (id: string) => orderOf(await market.call('viewOrder', { token: trade.buyer, id }))
  const asBuyer = () => ({ token: trade.buyer })

  describe('a dispute', () => {
    const open = (id: string, body: object) => market.envelope('openDispute', { ...asBuyer(), id, body })
    const reason = 'Nothing has come'

    it('of goods that did not come is open to the buyer as soon as they are dispatched', async () => {
      const order = await trade.dispatched(courier)
      expect((await open(order._id, { kind: 'goods', reason })).results).toHaveProperty('fields.kind')
      expect((await open(order._id, { reason })).results).toMatchObject({ kind: 'notReceived' })
      expect((await viewed(order._id)).status).toBe('disputed')
    })

    it('is ended by the buyer when the goods answer it, and the seller is paid', async () => {
      const order = await trade.dispatched(courier)
      await open(order._id, { reason })
      const delivered = { event: 'shipment.deliver' as const, receivedBy: 'Store keeper' }
      await market.call('changeShipment', { ...trade.asSeller, id: order.shipments[0]?._id ?? '', body: delivered })
      expect((await viewed(order._id)).status).toBe('disputed')
      const [notified] = await market.store.list('notifications', { subjectId: order._id, type: 'partDelivered' })
      expect(notified?.body_en).toContain('160\u00A0kg')
      expect(notified?.body_en).not.toContain('rest')
      expect(
        (await market.envelope('changeStatus', { ...trade.asSeller, id: order._id, body: { event: 'order.confirm' } })).code,
      ).toBe(403)
      await market.call('changeStatus', { ...asBuyer(), id: order._id, body: { event: 'order.confirm' } })
      expect((await viewed(order._id)).status).toBe('completed')
      expect(await market.store.find('disputes', { _id: order._id })).toMatchObject({ outcome: 'complete' })
    })

    it.each([
      ['complete', 'disputeForSeller', 'for the seller, who is paid'],
      ['refund', 'disputeForBuyer', 'is being paid back to you'],
    ] as const)('that is decided by %s tells both sides so, and why', async (outcome, type, words) => {
      const order = await trade.dispatched(courier)
      await open(order._id, { reason })
      const { operatorToken } = await employ(market, `${outcome}@staff.example`, ['support'])
      const body = { outcome, reason: 'The courier has a signature' }
      await market.call('resolveDispute', { operatorToken, id: order._id, body })
      const notified = await market.store.list('notifications', { subjectId: order._id, type })
      expect(notified.map(({ side }) => side).toSorted()).toEqual(['buyer', 'seller'])
      for (const { body_en } of notified) expect(body_en).toContain(body.reason)
      expect(notified.find(({ side }) => side === 'buyer')?.body_en).toContain(words)
      const rows = await market.store.list('notifications', { subjectId: order._id })
      expect(rows.map((row) => row.type)).not.toContain('orderCompleted')
    })

    it('of an order that nothing was dispatched of waits for the lead time and a week', async () => {
      const { _id: id } = await trade.paid()
      const step = (body: object) => market.envelope('changeStatus', { ...trade.asSeller, id, body })
      await step({ event: 'order.process' })
      const start = market.clock.now
      try {
        const { disputeFrom = '', dispatchBy = '' } = await viewed(id)
        expect(Date.parse(disputeFrom) - Date.parse(dispatchBy)).toBe(7 * 86_400_000)
        market.clock.now = new Date(Date.parse(disputeFrom) - 1)
        expect((await open(id, { reason })).code).toBe(403)
        market.clock.now = new Date(disputeFrom)
        expect((await open(id, { reason })).results).toMatchObject({ kind: 'notDispatched' })
        // The seller may still answer with the goods.
        expect((await step({ event: 'order.dispatch', dispatch: courier })).code).toBe(200)
        expect(await viewed(id)).toMatchObject({ status: 'disputed', shipments: [{ state: 'underway' }] })
      } finally {
        market.clock.now = start
      }
    })

    it('that the buyer wins takes what is on its way back from its driver', async () => {
      const order = await trade.dispatched()
      const deliveryToken = await tokenOf(market, order._id)
      await open(order._id, { reason })

      await market.store.transaction((tables) =>
        resolveDispute({ tables, ports: market.ports, newId: market.newId, now: market.clock.now.toISOString() }, order._id, {
          outcome: 'refund',
          reason: 'Nothing came',
        }),
      )
      expect((await viewed(order._id)).shipments).toMatchObject([{ state: 'cancelled' }])
      expect((await market.envelope('acceptJob', { deliveryToken })).code).toBe(401)
    })
  })
})
