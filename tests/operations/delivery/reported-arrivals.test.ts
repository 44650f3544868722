import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { completeOrders } from '#server/jobs/complete-orders.ts'
import type { BodyOf } from '#server/operation.ts'
import { orderOf } from '#src/machines/order/order-kind.ts'
import type { Row } from '#server/store/tables.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { employ } from '#tests/support/operators.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { demoDriver, openTrade, packed, tokenOf, type Trade } from '#tests/support/trade-steps.ts'

type Dispatch = NonNullable<BodyOf<'changeStatus'>['dispatch']>

const day = 86_400_000
const courier: Dispatch = { deliveryMethod: 'courier', carrierName: 'Gulf Freight', trackingNumber: 'GF-1', ...packed }
const collection: Dispatch = { deliveryMethod: 'collection', ...packed }

/** Where the trade of the demo goes: from Saudi Arabia to Bangladesh. */
const abroad = { incoterm: 'CPT' } as const
const bySea = { incoterm: 'CIF' } as const
const domestic = { incoterm: 'DAP', taxFrom: 'BD' } as const
const collected = { incoterm: 'EXW', taxTo: 'SA' } as const

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  let start: Date
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
    start = market.clock.now
  })
  afterEach(() => {
    market.clock.now = start
  })

  const inDays = (days: number) => new Date(start.getTime() + days * day).toISOString()
  const dayIn = (days: number) => inDays(days).slice(0, 10)
  const dispatched = async (columns: Partial<Row<'orders'>>, dispatch: Dispatch = courier) => {
    const { _id: id } = await trade.paid()
    await market.store.update('orders', { _id: id }, columns)
    await market.call('changeStatus', { ...trade.asSeller, id, body: { event: 'order.process' } })
    return orderOf(await market.call('changeStatus', { ...trade.asSeller, id, body: { event: 'order.dispatch', dispatch } }))
  }
  const report = (side: 'buyer' | 'seller', { shipments }: { shipments: { _id: string }[] }, position = 1) =>
    market.call('changeShipment', {
      ...(side === 'buyer' ? { token: trade.buyer } : trade.asSeller),
      id: shipments[position - 1]?._id ?? '',
      body: { event: 'shipment.deliver', ...(side === 'seller' && { receivedBy: 'A friend' }) },
    })
  const viewed = async (id: string) => orderOf(await market.call('viewOrder', { token: trade.buyer, id }))
  const statusAt = async (now: string, _id: string) => {
    market.clock.now = new Date(now)
    await completeOrders({ ...market, clock: () => market.clock.now })
    return (await market.store.find('orders', { _id }))?.status
  }
  /** Holds an order to the moment at which it completes, and that its page says so before. */
  const expectCompletion = async (id: string, days: number) => {
    expect((await viewed(id)).disputeUntil).toBe(inDays(days))
    expect(await statusAt(inDays(days - 0.001), id)).toBe('delivered')
    expect(await statusAt(inDays(days), id)).toBe('completed')
  }

  describe('the days of complaint', () => {
    it.each([
      ['within a country', 3, domestic],
      ['abroad', 14, abroad],
      ['by sea', 30, bySea],
    ])('begin %s %i days after the dispatch at the earliest, however soon the seller reports', async (_where, days, columns) => {
      const order = await dispatched(columns)
      await report('seller', order)
      await expectCompletion(order._id, days + 7)
    })

    it('begin no earlier where the driver of the seller reports', async () => {
      const order = await dispatched(abroad, demoDriver)
      const deliveryToken = await tokenOf(market, order._id)
      await market.envelope('acceptJob', { deliveryToken })
      const signature = [[1, 2, 3, 4]]
      expect((await market.envelope('reportDelivery', { deliveryToken, body: { receivedBy: 'A friend', signature } })).code).toBe(
        200,
      )
      await expectCompletion(order._id, 21)
    })

    it('begin after the day on which the goods are expected, where that is later', async () => {
      const order = await dispatched(abroad, { ...courier, expectedOn: dayIn(40) })
      await report('seller', order)
      expect((await viewed(order._id)).disputeUntil).toBe(`${dayIn(48)}T00:00:00.000Z`)
      expect(await statusAt(inDays(40), order._id)).toBe('delivered')
    })

    it('are not shortened by an early day that the seller names', async () => {
      const order = await dispatched(abroad, { ...courier, expectedOn: dayIn(0) })
      await report('seller', order)
      await expectCompletion(order._id, 21)
    })

    it('begin with the report where that comes later', async () => {
      const order = await dispatched(domestic)
      market.clock.now = new Date(inDays(5))
      await report('seller', order)
      await expectCompletion(order._id, 12)
    })

    it('begin like those within a country where the buyer collects, and only the seller says so', async () => {
      const order = await dispatched(collected, collection)
      await report('seller', order)
      await expectCompletion(order._id, 10)
    })

    it('begin at once where the buyer received it', async () => {
      const order = await dispatched(bySea)
      await report('buyer', order)
      await expectCompletion(order._id, 7)
    })

    it('begin with the latest arrival of several shipments that the seller reported, whoever reported the last', async () => {
      const part = { ...courier, quantity: { value: 60, unit: 'kg' as const } }
      const { _id: id } = await dispatched(abroad, part)
      await market.call('changeStatus', { ...trade.asSeller, id, body: { event: 'order.dispatch', dispatch: courier } })
      const order = await viewed(id)
      await report('seller', order, 1)
      await report('buyer', order, 2)
      await expectCompletion(id, 21)
    })

    it('begin at once where an operator decides that it is delivered, whoever reported a part of it', async () => {
      const order = await dispatched(bySea, { ...courier, quantity: { value: 60, unit: 'kg' } })
      const rest = { event: 'order.dispatch' as const, dispatch: courier }
      await market.call('changeStatus', { ...trade.asSeller, id: order._id, body: rest })
      await report('seller', order)
      await market.store.update('deliveryDeadlines', { _id: order._id }, { state: 'overdue' })
      const { operatorToken } = await employ(market, 'arrivals@staff.example', ['support'])
      const body = { outcome: 'delivered' as const, reason: 'The consignee has signed' }
      expect((await market.envelope('decideDelivery', { operatorToken, id: order._id, body })).code).toBe(200)
      await expectCompletion(order._id, 7)
    })

    it('are over as soon as the buyer confirms', async () => {
      const order = await dispatched(bySea)
      await report('seller', order)
      await market.call('changeStatus', { token: trade.buyer, id: order._id, body: { event: 'order.confirm' } })
      const confirmed = await viewed(order._id)
      expect(confirmed.status).toBe('completed')
      expect(confirmed).not.toHaveProperty('disputeUntil')
    })

    it('let the buyer complain until their last moment, and not after it', async () => {
      const orders = [await dispatched(abroad), await dispatched(abroad)] as const
      for (const order of orders) await report('seller', order)
      const [inTime, late] = orders.map(
        ({ _id: id }) =>
          () =>
            market.envelope('openDispute', { token: trade.buyer, id, body: { reason: 'Nothing has come' } }),
      )
      market.clock.now = new Date(inDays(21))
      expect((await inTime?.())?.code).toBe(200)
      expect(await viewed(orders[0]._id)).not.toHaveProperty('disputeUntil')
      market.clock.now = new Date(Date.parse(inDays(21)) + 1)
      expect((await late?.())?.results).toMatchObject({ state: 'delivered' })
    })

    it('are named to both sides in their notifications, by a clock that each knows', async () => {
      const order = await dispatched(abroad)
      await market.store.update('deliveryDeadlines', { _id: order._id }, { state: 'overdue' })
      const { operatorToken } = await employ(market, 'clocks@staff.example', ['support'])
      const body = { outcome: 'delivered' as const, reason: 'The consignee has signed' }
      await market.call('decideDelivery', { operatorToken, id: order._id, body })
      const rows = await market.store.list('notifications', { subjectId: order._id, type: 'orderDelivered' })
      const bodyOf = (side: 'buyer' | 'seller') => rows.find((row) => row.side === side)?.body_en ?? ''
      expect(bodyOf('buyer')).toMatch(/You can open a dispute until 28 Nov 2026, 14:00 Bangladesh Time; after that/)
      expect(bodyOf('seller')).toMatch(/or after 28 Nov 2026, 11:00 .* if no dispute is opened by then/)
    })
  })
})
