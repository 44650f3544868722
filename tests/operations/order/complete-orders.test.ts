import { beforeAll, expect, it } from 'vitest'
import { completeOrders } from '#server/jobs/complete-orders.ts'
import type { Row } from '#server/store/tables.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { orderOf, type TradeFixture, insertTradeFixture } from '#tests/support/store-fixture.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const delivered = '2026-11-14T08:00:00.000Z'
const disputeUntil = '2026-11-21T08:00:00.000Z'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let fixture: TradeFixture
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    fixture = await insertTradeFixture(market.store)
  })

  const context = () => ({ ...market, clock: () => market.clock.now })
  const deliveredOrder = async (columns: Partial<Row<'orders'>> = {}) => {
    const order = orderOf(fixture, { status: 'delivered', updatedAt: delivered, disputeUntil, ...columns })
    await market.store.insert('orders', order)
    return order._id
  }
  const statusOf = async (_id: string) => (await market.store.find('orders', { _id }))?.status
  const at = (now: string) => {
    market.clock.now = new Date(now)
  }

  it('completes an order when the buyer may complain no more, not a moment earlier, and says that nobody did it', async () => {
    const id = await deliveredOrder()
    at('2026-11-21T07:59:59.999Z')
    expect(await completeOrders(context())).toBe(0)
    at('2026-11-21T08:00:00.000Z')
    expect(await completeOrders(context())).toBe(1)
    expect(await completeOrders(context())).toBe(0)
    const [step, ...more] = await market.store.list('orderEvents', { orderId: id })
    expect([step?.status, step?.by, step?.userId, more]).toEqual(['completed', 'system', null, []])
    expect(await statusOf(id)).toBe('completed')
  })

  it('completes each order once when several processes look at the same moment', async () => {
    const ids = [await deliveredOrder(), await deliveredOrder(), await deliveredOrder()]
    const made = await Promise.all([1, 2, 3, 4].map(() => completeOrders(context())))
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(3)
    for (const orderId of ids) expect(await market.store.count('orderEvents', { orderId })).toBe(1)
  })

  it('is not held up by many orders that were delivered before and whose buyers may complain longer', async () => {
    for (let made = 0; made < 60; made += 1) {
      await deliveredOrder({ updatedAt: '2026-10-01T08:00:00.000Z', disputeUntil: '2026-12-21T08:00:00.000Z' })
    }
    const id = await deliveredOrder()
    at('2026-11-21T08:00:00.000Z')
    expect(await completeOrders(context())).toBe(1)
    expect(await statusOf(id)).toBe('completed')
  })

  it('does not complete an order earlier or later that is changed after its delivery', async () => {
    const id = await deliveredOrder({ updatedAt: '2026-11-20T08:00:00.000Z' })
    at('2026-11-21T08:00:00.000Z')
    expect(await completeOrders(context())).toBe(1)
    expect(await market.store.find('orders', { _id: id })).toMatchObject({ status: 'completed', disputeUntil: null })
  })

  it('leaves an order alone that is disputed', async () => {
    const id = await deliveredOrder()
    await market.store.update('orders', { _id: id }, { status: 'disputed' })
    expect(await completeOrders(context())).toBe(0)
    expect(await statusOf(id)).toBe('disputed')
  })
})
