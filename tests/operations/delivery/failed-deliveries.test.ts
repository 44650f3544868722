import { beforeEach, describe, expect, it } from 'vitest'
import { askAboutDeliveries } from '#server/jobs/ask-about-deliveries.ts'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { sidewaysPhoto } from '#tests/support/sample-files.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTrade, tokenOf, type Trade, unpackedDriver } from '#tests/support/trade-steps.ts'

const day = 86_400_000
/** Without the marks that isolate what stands in a gap. */
const plain = (text = '') => text.replaceAll(/[\u2066-\u2069]/gu, '')

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
  })

  const underway = async () => {
    const order = await trade.dispatched()
    const job = { deliveryToken: await tokenOf(market, order._id) }
    await market.call('acceptJob', job)
    await market.call('startJob', job)
    return { id: order._id, number: order.number, shipmentId: order.shipments[0]?._id ?? '', job }
  }
  const viewed = async (id: string, token = trade.buyer) => orderOf(await market.call('viewOrder', { token, id }))
  const change = (id: string, body: object, as: object = trade.asSeller) => market.envelope('changeShipment', { ...as, id, body })
  const dayFromNow = (days: number) => new Date(market.clock.now.getTime() + days * day).toISOString().slice(0, 10)
  const notified = async (subjectId: string, type: 'deliveryFailed' | 'deliveryRetried') =>
    (await market.store.list('notifications', { subjectId, type })).toSorted((one, other) => (one.side < other.side ? -1 : 1))

  describe('what both sides read of a failed attempt', () => {
    const read = async (body: { reason: 'noReceiver'; note?: string }) => {
      const { id, job } = await underway()
      await market.call('reportFailure', { ...job, body })
      const [toBuyer, toSeller] = await notified(id, 'deliveryFailed')
      return [toBuyer?.body_en, toSeller?.body_en, toBuyer?.body_ar, toBuyer?.body_bn].map(plain)
    }

    it('ends each sentence once, what the driver wrote too', async () => {
      const [toBuyer, toSeller, arabic, bangla] = await read({ reason: 'noReceiver', note: 'The gate is locked' })
      expect(toBuyer).toContain('). Nobody was there. The gate is locked. The seller arranges')
      expect(toSeller).toContain("). Nobody was there. The gate is locked. On the order's page")
      expect(arabic).toContain('. لم يكن أحد في الموقع. The gate is locked. سيرتّب')
      expect(bangla).toContain('। সেখানে কেউ ছিলেন না। The gate is locked। বিক্রেতা')
    })

    it('has one space behind the reason where the driver wrote nothing', async () => {
      const [toBuyer, , , bangla] = await read({ reason: 'noReceiver' })
      expect(toBuyer).toContain('). Nobody was there. The seller arranges')
      expect(bangla).toContain('। সেখানে কেউ ছিলেন না। বিক্রেতা')
    })
  })

  describe('another driver after a failed attempt', () => {
    it('needs a day, on which the buyer reads that the goods come, and is asked about after it alone', async () => {
      const { id, shipmentId, job } = await underway()
      await market.store.update('shipments', { _id: shipmentId }, { expectedOn: dayFromNow(1) })
      await market.call('reportFailure', { ...job, body: { reason: 'noReceiver' } })
      market.clock.now = new Date(market.clock.now.getTime() + 6 * day)
      trade = await openTrade(market)
      const { driverName, driverPhone, vehicle } = unpackedDriver
      const replace = (expectedOn?: string) =>
        change(shipmentId, { event: 'shipment.replaceDriver', driver: { driverName, driverPhone, vehicle }, expectedOn })
      expect(await replace()).toMatchObject({ code: 422 })
      expect(await replace(dayFromNow(-3))).toMatchObject({ code: 422 })
      const expectedOn = dayFromNow(2)
      expect(await replace(expectedOn)).toMatchObject({ code: 200 })
      expect(await viewed(id)).toMatchObject({ shipments: [{ state: 'offered', expectedOn }] })
      const [toBuyer, ...rest] = await notified(id, 'deliveryRetried')
      expect([toBuyer?.side, rest]).toEqual(['buyer', []])
      const dueAt = new Date(Date.parse(`${expectedOn}T00:00:00.000Z`) + day).toISOString()
      expect(await market.store.find('deliveryDeadlines', { _id: id })).toMatchObject({ dueAt })
    })
  })

  describe('a driver who cannot hand over', () => {
    it('says why, with a note and a photo, and both sides learn it', async () => {
      const { id, number, shipmentId, job } = await underway()
      await market.call('addDeliveryPhoto', { ...job, body: { photo: new File([await sidewaysPhoto(40, 30)], 'gate.jpg') } })
      const at = market.clock.now.toISOString()
      const body = { reason: 'noReceiver' as const, note: ' The gate is locked. ', at }
      expect(await market.call('reportFailure', { ...job, body })).toMatchObject({ state: 'failed', photos: 0 })
      const order = await viewed(id)
      expect(order.status).toBe('inTransit')
      expect(order.shipments).toMatchObject([
        {
          state: 'failed',
          failures: [{ reason: 'noReceiver', note: 'The gate is locked.', at, files: [{ fileName: 'gate.webp' }] }],
        },
      ])
      const file = order.shipments[0]?.failures[0]?.files[0]?._id ?? ''
      for (const token of [trade.buyer, trade.seller]) {
        expect((await market.call('viewFile', { token, id: file })).contentType).toMatch(/^image\//)
      }
      const [toBuyer, toSeller] = await notified(id, 'deliveryFailed')
      expect([toBuyer?.side, toSeller?.side]).toEqual(['buyer', 'seller'])
      expect(plain(toBuyer?.body_en)).toContain('Nobody was there. The gate is locked. The seller arranges')
      expect(toSeller?.title_en).toBe(`Order ${number} could not be delivered`)
      expect(shipmentId).toBe(order.shipments[0]?._id)
    })

    it('says it once, however often the report is sent, after another attempt was arranged too', async () => {
      const { id, shipmentId, job } = await underway()
      const report = { ...job, body: { reason: 'refused' as const, at: market.clock.now.toISOString() } }
      await market.call('reportFailure', report)
      await market.call('reportFailure', report)
      expect((await change(shipmentId, { event: 'shipment.retry', expectedOn: dayFromNow(1) })).code).toBe(200)
      expect(await market.call('reportFailure', report)).toMatchObject({ state: 'accepted' })
      expect((await viewed(id)).shipments[0]?.failures).toHaveLength(1)
      expect(await notified(id, 'deliveryFailed')).toHaveLength(2)
    })

    it('says it once too when the clock of the phone is ahead of the server', async () => {
      const { id, shipmentId, job } = await underway()
      const begun = market.clock.now.toISOString()
      const at = new Date(market.clock.now.getTime() + 60_000).toISOString()
      const report = { ...job, body: { reason: 'refused' as const, at } }
      await market.call('reportFailure', report)
      market.clock.now = new Date(market.clock.now.getTime() + 120_000)
      expect((await change(shipmentId, { event: 'shipment.retry', expectedOn: dayFromNow(1) })).code).toBe(200)
      expect(await market.call('reportFailure', report)).toMatchObject({ state: 'accepted' })
      expect((await viewed(id)).shipments[0]?.failures.map((failure) => failure.at)).toEqual([begun])
    })

    it('goes there again by the same link when the seller has named a day, and the buyer knows it', async () => {
      const { id, shipmentId, job } = await underway()
      await market.call('reportFailure', { ...job, body: { reason: 'addressNotFound' } })
      const expectedOn = dayFromNow(2)
      expect((await change(shipmentId, { event: 'shipment.retry' })).code).toBe(422)
      expect((await change(shipmentId, { event: 'shipment.retry', expectedOn: '2026-11-01' })).code).toBe(422)
      expect((await change(shipmentId, { event: 'shipment.retry', expectedOn }, { token: trade.buyer })).code).toBe(403)
      const texts = () => market.store.count('outbox', { template: 'driverJob' })
      const texted = await texts()
      const attempts = await Promise.all([1, 2].map(() => change(shipmentId, { event: 'shipment.retry', expectedOn })))
      expect(attempts.map(({ code }) => code).toSorted()).toEqual([200, 409])
      expect(await market.call('viewJob', job)).toMatchObject({ state: 'accepted', expectedOn })
      const [toBuyer, ...others] = await notified(id, 'deliveryRetried')
      expect([toBuyer?.side, others]).toEqual(['buyer', []])
      expect(await texts()).toBe(texted + 1)
      const retried = await market.store.find('shipments', { _id: shipmentId })
      expect(retried).toMatchObject({ startedAt: null, expectedOn })
      const dueAt = new Date(Date.parse(`${expectedOn}T00:00:00.000Z`) + day).toISOString()
      expect(await market.store.find('deliveryDeadlines', { _id: id })).toMatchObject({ dueAt })
      await market.call('startJob', job)
      market.clock.now = new Date(market.clock.now.getTime() + day)
      await market.call('reportFailure', { ...job, body: { reason: 'refused' } })
      // The receiver called meanwhile.
      await market.call('reportDelivery', { ...job, body: { receivedBy: 'Nadia Rahman' } })
      const order = await viewed(id)
      expect([order.status, order.shipments[0]?.failures.map(({ reason }) => reason)]).toEqual([
        'delivered',
        ['addressNotFound', 'refused'],
      ])
      expect(await market.call('reportFailure', { ...job, body: { reason: 'refused' } })).toMatchObject({ state: 'delivered' })
    })

    it('brings the goods back when the seller says so, and they can be dispatched again', async () => {
      const { id, shipmentId, job } = await underway()
      await market.call('reportFailure', { ...job, body: { reason: 'itemsDamaged' } })
      expect((await change(shipmentId, { event: 'shipment.cancel', reason: 'Two drums leak' })).code).toBe(200)
      expect((await market.envelope('viewJob', job)).code).toBe(401)
      expect(await viewed(id)).toMatchObject({ undispatched: { value: 160 }, shipments: [{ state: 'cancelled' }] })
    })

    it('waits for the seller among what waits, and nobody asks the buyer for a week', async () => {
      const { id, job } = await underway()
      await market.store.update('shipments', { orderId: id }, { expectedOn: dayFromNow(0) })
      await market.call('reportFailure', { ...job, body: { reason: 'noReceiver' } })
      expect(await market.call('getSellerTasks', trade.asSeller)).toMatchObject({ failedDeliveries: 1 })
      const { orders } = await market.call('getMyOrders', { ...trade.asSeller, body: { dispatch: 'failed' } })
      expect(orders.map(({ _id }) => _id)).toEqual([id])
      const run = () =>
        askAboutDeliveries({ store: market.store, ports: market.ports, clock: () => market.clock.now, newId: market.newId })
      market.clock.now = new Date(market.clock.now.getTime() + 7 * day - 1)
      expect(await run()).toBe(0)
      market.clock.now = new Date(market.clock.now.getTime() + 1)
      expect(await run()).toBe(1)
    })

    it('leaves a disputed order to its dispute: nobody is asked what became of the goods', async () => {
      const { id, shipmentId, job } = await underway()
      await market.call('openDispute', { token: trade.buyer, id, body: { kind: 'notReceived', reason: 'Nobody came' } })
      await market.call('reportFailure', { ...job, body: { reason: 'noReceiver' } })
      expect(await market.store.find('deliveryDeadlines', { _id: id })).toBeUndefined()
      expect((await change(shipmentId, { event: 'shipment.retry', expectedOn: dayFromNow(1) })).code).toBe(200)
      expect(await market.store.find('deliveryDeadlines', { _id: id })).toBeUndefined()
    })

    it('has a job to report of: neither one that is not accepted, nor without a reason that is known', async () => {
      const order = await trade.dispatched()
      const job = { deliveryToken: await tokenOf(market, order._id) }
      expect((await market.envelope('reportFailure', { ...job, body: { reason: 'refused' } })).code).toBe(409)
      await market.call('acceptJob', job)
      expect((await market.envelope('reportFailure', { ...job, body: { reason: 'rain' } })).code).toBe(422)
      const at = new Date(market.clock.now.getTime() + day).toISOString()
      expect((await market.envelope('reportFailure', { ...job, body: { reason: 'refused', at } })).code).toBe(422)
      expect(await market.store.count('deliveryFailures', {})).toBe(0)
    })
  })
})
