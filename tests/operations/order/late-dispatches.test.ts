import { beforeEach, describe, expect, it } from 'vitest'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { askAboutDeliveries } from '#server/jobs/ask-about-deliveries.ts'
import { remindOfDispatches } from '#server/jobs/remind-of-dispatches.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { demoDriver, openTrade, type Trade } from '#tests/support/trade-steps.ts'

const day = 86_400_000
/** Without the marks that isolate what stands in a gap. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/gu, '')

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
  })

  const jobDeps = () => ({ store: market.store, ports: market.ports, clock: () => market.clock.now, newId: market.newId })
  const viewed = async (id: string) => orderOf(await market.call('viewOrder', { token: trade.buyer, id }))
  const asBuyer = () => ({ token: trade.buyer })
  const change = (id: string, body: object, as: object = asBuyer()) => market.envelope('changeStatus', { ...as, id, body })
  const postpone = (id: string, dispatchOn: string | undefined, as?: object) =>
    change(id, { event: 'order.postpone', ...(dispatchOn !== undefined && { dispatchOn }) }, as)
  const at = (moment: string, milliseconds = 0) => {
    market.clock.now = new Date(Date.parse(moment) + milliseconds)
  }
  /** A paid order, and when it is to be dispatched and can be cancelled. */
  const promised = async () => {
    const { _id: id } = await trade.paid()
    const { dispatchBy = '', disputeFrom = '' } = await viewed(id)
    return { id, dispatchBy, disputeFrom }
  }
  const notified = async (
    subjectId: string,
    type: 'dispatchLate' | 'dispatchProposed' | 'dispatchPostponed' | 'lateOrderCancelled',
  ) => (await market.store.list('notifications', { subjectId, type })).map(({ side }) => side).toSorted()

  const bodiesOf = async (subjectId: string, type: 'dispatchLate' | 'dispatchProposed' | 'dispatchPostponed') =>
    (await market.store.list('notifications', { subjectId, type })).map(({ side, body_en }) => [side, plain(body_en)])

  describe('an order that is paid and not dispatched in time', () => {
    it('has its seller reminded and its buyer told from when on it can be cancelled, once', async () => {
      const { id, dispatchBy, disputeFrom } = await promised()
      at(dispatchBy, -1)
      expect(await remindOfDispatches(jobDeps())).toBe(0)
      at(dispatchBy)
      expect(await remindOfDispatches(jobDeps())).toBe(1)
      expect(await remindOfDispatches(jobDeps())).toBe(0)
      expect(await notified(id, 'dispatchLate')).toEqual(['buyer', 'seller'])
      expect(await viewed(id)).toMatchObject({ dispatchBy, disputeFrom, dispatchRemindedAt: dispatchBy })
    })

    it('is reminded of once when two processes do so at the same time', async () => {
      const { id, dispatchBy } = await promised()
      at(dispatchBy)
      const reminded = await Promise.all([remindOfDispatches(jobDeps()), remindOfDispatches(jobDeps())])
      expect(reminded.toSorted()).toEqual([0, 1])
      expect(await notified(id, 'dispatchLate')).toEqual(['buyer', 'seller'])
    })

    it('is not reminded of once it is dispatched', async () => {
      const { id, dispatchBy } = await promised()
      await change(id, { event: 'order.process' }, trade.asSeller)
      await change(id, { event: 'order.dispatch', dispatch: demoDriver }, trade.asSeller)
      at(dispatchBy)
      expect(await remindOfDispatches(jobDeps())).toBe(0)
      expect(await viewed(id)).not.toHaveProperty('dispatchBy')
    })

    it('is cancelled by its buyer a week later, with all of the money, once', async () => {
      const { id, disputeFrom } = await promised()
      const body = { event: 'order.refund', reason: 'We bought it elsewhere' }
      at(disputeFrom, -1)
      expect((await change(id, body)).code).toBe(403)
      at(disputeFrom)
      expect((await change(id, { event: 'order.refund' })).code).toBe(422)
      const codes = await Promise.all([1, 2].map(async () => (await change(id, body)).code))
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      const order = await viewed(id)
      expect(order).toMatchObject({ status: 'refunded', paymentState: 'refunded', reason: 'We bought it elsewhere' })
      expect(order.invoices.map(({ kind }) => kind).toSorted()).toEqual(['creditNote', 'payment'])
      const entries = await market.store.list('ledgerEntries', { orderId: id })
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
      const ofRefunds = entries.filter(({ account }) => account === 'refunds').map(({ amount }) => amount)
      expect(ofRefunds).toEqual([order.totals.total.amount])
      expect(await notified(id, 'lateOrderCancelled')).toEqual(['seller'])
      expect(await market.store.count('notifications', { subjectId: id, type: 'orderRefunded' })).toBe(0)
      expect(await market.store.find('deliveryDeadlines', { _id: id })).toBeUndefined()
    })

    it('is late by its first promise when the seller takes the dispatch back', async () => {
      const { id, dispatchBy, disputeFrom } = await promised()
      await change(id, { event: 'order.process' }, trade.asSeller)
      await change(id, { event: 'order.dispatch', dispatch: demoDriver }, trade.asSeller)
      at(disputeFrom)
      const [shipment] = (await viewed(id)).shipments
      const body = { event: 'shipment.cancel' as const, reason: 'The truck broke down' }
      await market.call('changeShipment', { ...trade.asSeller, id: shipment?._id ?? '', body })
      expect(await viewed(id)).toMatchObject({ status: 'processing', dispatchBy, disputeFrom })
      expect(await market.store.find('deliveryDeadlines', { _id: id })).toMatchObject({ state: 'waiting', dueAt: disputeFrom })
      expect((await change(id, { event: 'order.refund', reason: 'We bought it elsewhere' })).code).toBe(200)
    })

    it('is dispatched or cancelled when both are done at once, never both', async () => {
      const { id, disputeFrom } = await promised()
      await change(id, { event: 'order.process' }, trade.asSeller)
      at(disputeFrom)
      const codes = await Promise.all([
        change(id, { event: 'order.refund', reason: 'We bought it elsewhere' }),
        change(id, { event: 'order.dispatch', dispatch: demoDriver }, trade.asSeller),
      ])
      expect(codes.filter(({ code }) => code === 200)).toHaveLength(1)
      const { status, shipments } = await viewed(id)
      expect([status, shipments.length]).toEqual(codes[0]?.code === 200 ? ['refunded', 0] : ['dispatched', 1])
    })
  })

  describe('another day of dispatch', () => {
    const later = (moment: string, days: number) => new Date(Date.parse(moment) + days * day).toISOString().slice(0, 10)

    it('is proposed by the seller, and holds from when the buyer agrees', async () => {
      const { id, dispatchBy } = await promised()
      const proposedDispatchOn = later(dispatchBy, 3)
      expect((await postpone(id, proposedDispatchOn, trade.asSeller)).code).toBe(200)
      expect(await viewed(id)).toMatchObject({ dispatchBy, proposedDispatchOn })
      expect(await notified(id, 'dispatchProposed')).toEqual(['buyer'])
      at(dispatchBy)
      await remindOfDispatches(jobDeps())
      expect((await postpone(id, proposedDispatchOn)).code).toBe(200)
      const agreed = await viewed(id)
      const end = new Date(Date.parse(`${proposedDispatchOn}T00:00:00.000Z`) + day).toISOString()
      expect(agreed.dispatchBy).toBe(end)
      expect(agreed.disputeFrom).toBe(new Date(Date.parse(end) + 7 * day).toISOString())
      expect(agreed).not.toHaveProperty('proposedDispatchOn')
      expect(agreed).not.toHaveProperty('dispatchRemindedAt')
      expect(await notified(id, 'dispatchPostponed')).toEqual(['seller'])
      // Nobody is asked before it is late by the new day, of which the seller is reminded again.
      at(end, -1)
      expect(await remindOfDispatches(jobDeps())).toBe(0)
      at(end)
      expect(await remindOfDispatches(jobDeps())).toBe(1)
      at(end, 7 * day - 1)
      expect(await askAboutDeliveries(jobDeps())).toBe(0)
      at(end, 7 * day)
      expect(await askAboutDeliveries(jobDeps())).toBe(1)
    })

    it('is named as the day that was agreed, wherever its reader lives', async () => {
      const { id } = await promised()
      await postpone(id, '2026-12-20', trade.asSeller)
      await postpone(id, '2026-12-20')
      at('2026-12-21T00:00:00.000Z')
      await remindOfDispatches(jobDeps())
      const [[, proposed = ''] = []] = await bodiesOf(id, 'dispatchProposed')
      const [[, agreed = ''] = []] = await bodiesOf(id, 'dispatchPostponed')
      expect(proposed).toContain('proposes to dispatch')
      expect(proposed).toContain('on 20 December 2026.')
      expect(agreed).toContain('is dispatched by 20 December 2026.')
      const late = await bodiesOf(id, 'dispatchLate')
      expect(late).toHaveLength(2)
      for (const [, body] of late) expect(body).toContain('was to be dispatched by 20 December 2026.')
      const toBuyer = late.find(([side]) => side === 'buyer')?.[1]
      expect(toBuyer).toMatch(/From 28 December 2026 on you can cancel for a full refund, or complain\.$/)
    })

    it('is proposed once for each day, and only so often in a day', async () => {
      const { id } = await promised()
      const propose = async (dispatchOn: string) => (await postpone(id, dispatchOn, trade.asSeller)).code
      expect([await propose('2027-01-10'), await propose('2027-01-10')]).toEqual([200, 200])
      expect(await notified(id, 'dispatchProposed')).toEqual(['buyer'])
      for (const dispatchOn of ['2027-01-11', '2027-01-12', '2027-01-13', '2027-01-14'])
        expect(await propose(dispatchOn)).toBe(200)
      expect(await propose('2027-01-15')).toBe(429)
      expect(await notified(id, 'dispatchProposed')).toHaveLength(5)
      expect(await viewed(id)).toMatchObject({ proposedDispatchOn: '2027-01-14' })
      expect((await postpone(id, '2027-01-14')).code).toBe(200)
    })

    it('is no longer shown as a proposal once it is over', async () => {
      const { id } = await promised()
      await postpone(id, '2026-12-20', trade.asSeller)
      at('2026-12-21T00:00:00.000Z', -1)
      expect(await viewed(id)).toMatchObject({ proposedDispatchOn: '2026-12-20' })
      at('2026-12-21T00:00:00.000Z')
      expect(await viewed(id)).not.toHaveProperty('proposedDispatchOn')
    })

    it('stays when the seller goes on with the order', async () => {
      const { id, dispatchBy } = await promised()
      await postpone(id, later(dispatchBy, 3))
      await change(id, { event: 'order.process' }, trade.asSeller)
      expect((await viewed(id)).dispatchBy).toBe(`${later(dispatchBy, 4)}T00:00:00.000Z`)
    })

    it('is later than the one before, within a year, and of what is paid and not dispatched', async () => {
      const { id, dispatchBy } = await promised()
      expect((await postpone(id, undefined)).code).toBe(422)
      expect((await postpone(id, later(dispatchBy, -1))).code).toBe(422)
      expect((await postpone(id, later(market.clock.now.toISOString(), 366))).code).toBe(422)
      const begun = market.clock.now
      at(dispatchBy, 5 * day)
      expect((await postpone(id, later(dispatchBy, 4))).code).toBe(422)
      market.clock.now = begun
      expect((await postpone(id, later(dispatchBy, 3), { token: await market.signIn('company') })).code).toBe(404)
      const { _id: unpaid } = await trade.placed()
      expect((await postpone(unpaid, later(dispatchBy, 3))).code).toBe(409)
      const codes = await Promise.all([1, 2].map(async (days) => (await postpone(id, later(dispatchBy, days))).code))
      expect(codes.filter((code) => code === 200).length).toBeGreaterThan(0)
      await change(id, { event: 'order.process' }, trade.asSeller)
      await change(id, { event: 'order.dispatch', dispatch: demoDriver }, trade.asSeller)
      expect((await postpone(id, later(dispatchBy, 9))).code).toBe(409)
    })
  })
})
