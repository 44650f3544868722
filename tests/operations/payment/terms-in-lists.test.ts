import { beforeEach, describe, expect, it } from 'vitest'
import { remindOfDispatches } from '#server/jobs/remind-of-dispatches.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTermsTrade, plain, type TermsTrade } from '#tests/support/terms-steps.ts'
import { demoDriver } from '#tests/support/trade-steps.ts'

const day = 86_400_000

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let on: TermsTrade
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    on = await openTermsTrade(market)
    await on.granted(4)
  })

  const listed = async (as: object, body: object) =>
    (await market.call('getMyOrders', { ...as, body: { pageSize: 100, ...body } })).orders
  const isListed = async (id: string, as: object, body: object) => (await listed(as, body)).some(({ _id }) => _id === id)
  const waits = async (id: string) => ({
    preparation: await isListed(id, on.trade.asSeller, { waitsFor: 'preparation' }),
    unpaid: await isListed(id, on.trade.asSeller, { waitsFor: 'payment' }),
    toPay: await isListed(id, on.asBuyer(), { waitsFor: 'payment' }),
  })
  const tasks = () => market.call('getSellerTasks', on.trade.asSeller)

  describe('an order on terms', () => {
    it('waits for its seller and for its payment once it is invoiced, and for its payment until that has come', async () => {
      const { toProcess } = await tasks()
      const id = await on.invoicedOnTerms()
      expect(await waits(id)).toEqual({ preparation: true, unpaid: true, toPay: true })
      expect((await tasks()).toProcess).toBe(toProcess + 1)
      await on.change(id, { event: 'order.process' }, on.trade.asSeller)
      expect(await waits(id)).toEqual({ preparation: false, unpaid: true, toPay: true })
      expect((await tasks()).toProcess).toBe(toProcess)
      await on.change(id, { event: 'order.dispatch', dispatch: demoDriver }, on.trade.asSeller)
      await on.deliver(id)
      await on.change(id, { event: 'order.confirm' })
      expect(await waits(id)).toEqual({ preparation: false, unpaid: true, toPay: true })
      await on.trade.payByCard(id)
      expect(await waits(id)).toEqual({ preparation: false, unpaid: false, toPay: false })
    })

    it('is to be prepared, and not paid again, while a declared transfer is looked for, and once it was paid before', async () => {
      const declared = await on.invoicedOnTerms()
      await on.declare(declared)
      expect(await waits(declared)).toEqual({ preparation: true, unpaid: true, toPay: true })
      const paid = await on.invoicedOnTerms()
      await on.trade.payByCard(paid)
      expect(await waits(paid)).toEqual({ preparation: true, unpaid: false, toPay: false })
    })

    it('waits for nothing once it is cancelled', async () => {
      const id = await on.invoicedOnTerms()
      await on.change(id, { event: 'order.cancel', reason: 'Not needed' })
      expect(await waits(id)).toEqual({ preparation: false, unpaid: false, toPay: false })
    })

    it('is to be paid, but not overdue, while it is in dispute', async () => {
      const id = await on.deliveredOnTerms()
      await market.call('openDispute', { ...on.asBuyer(), id, body: { reason: 'Off specification' } })
      on.later(40)
      const [order] = (await listed(on.asBuyer(), { waitsFor: 'payment' })).filter(({ _id }) => _id === id)
      expect(order).toMatchObject({ status: 'disputed', openAmount: {} })
      expect(order).not.toHaveProperty('overdue')
    })

    it('is due to be dispatched by the day that was promised with its invoice, and both sides see it', async () => {
      const id = await on.invoicedOnTerms()
      const order = await on.viewed(id)
      const { dispatchBy = '' } = order
      expect(dispatchBy).not.toBe('')
      // Until its seller begins, its buyer cancels it at any time, and complains of nothing.
      expect(order).not.toHaveProperty('disputeFrom')
      const { dispatchDue } = await tasks()
      const isDue = () => isListed(id, on.trade.asSeller, { dispatch: 'due' })
      expect(await isDue()).toBe(false)
      market.clock.now = new Date(Date.parse(dispatchBy) - 3 * day + 1)
      expect(await isDue()).toBe(true)
      expect((await tasks()).dispatchDue).toBeGreaterThan(dispatchDue)
      await on.change(id, { event: 'order.process' }, on.trade.asSeller)
      const disputeFrom = new Date(Date.parse(dispatchBy) + 7 * day).toISOString()
      expect(await on.viewed(id)).toMatchObject({ dispatchBy, disputeFrom })
    })
  })

  describe('an order on terms that its seller does not begin', () => {
    const bodies = async (subjectId: string, side: 'buyer' | 'seller') =>
      (await market.store.list('notifications', { subjectId, type: 'dispatchLate', side })).map(({ body_en }) => plain(body_en))
    const late = async (id: string) => {
      market.clock.now = new Date((await on.viewed(id)).dispatchBy ?? '')
      return remindOfDispatches(on.jobDeps())
    }

    it('has its seller reminded on the promised day, once, and its buyer told that it can be cancelled', async () => {
      const id = await on.invoicedOnTerms()
      expect(await late(id)).toBe(1)
      expect(await remindOfDispatches(on.jobDeps())).toBe(0)
      expect(await bodies(id, 'buyer')).toEqual([expect.stringContaining('You can cancel the order, which you have not paid.')])
      expect(await bodies(id, 'seller')).toEqual([expect.stringContaining('The buyer can cancel the order, which is not paid.')])
      expect(await on.viewed(id)).toMatchObject({ status: 'invoiced', dispatchRemindedAt: market.clock.now.toISOString() })
      expect((await on.change(id, { event: 'order.cancel', reason: 'Too late' })).code).toBe(200)
    })

    it('names the day of cancelling while a declared transfer is looked for, which comes first', async () => {
      const id = await on.invoicedOnTerms()
      await on.declare(id)
      expect(await late(id)).toBe(1)
      const [body] = await bodies(id, 'buyer')
      expect(body).toMatch(/Once your transfer is confirmed, you can cancel for a full refund, or complain, from .+ on\.$/)
    })

    it('is not late before it is accepted and invoiced, nor when it is prepaid', async () => {
      const placed = await on.placedOnTerms()
      const { _id: prepaid } = await on.trade.invoiced()
      on.later(60)
      expect(await remindOfDispatches(on.jobDeps())).toBe(0)
      for (const id of [placed._id, prepaid]) expect(await on.viewed(id)).not.toHaveProperty('dispatchBy')
    })

    it('is put off to another day that both agree on, and reminded of by that day alone', async () => {
      const id = await on.invoicedOnTerms()
      const { dispatchBy = '' } = await on.viewed(id)
      const dispatchOn = new Date(Date.parse(dispatchBy) + 10 * day).toISOString().slice(0, 10)
      const postpone = { event: 'order.postpone', dispatchOn }
      expect((await on.change(id, postpone, on.trade.asSeller)).code).toBe(200)
      expect(await on.viewed(id)).toMatchObject({ status: 'invoiced', proposedDispatchOn: dispatchOn })
      expect((await on.change(id, postpone)).code).toBe(200)
      expect((await on.viewed(id)).dispatchBy).toBe(new Date(Date.parse(dispatchOn) + day).toISOString())
      market.clock.now = new Date(dispatchBy)
      expect(await remindOfDispatches(on.jobDeps())).toBe(0)
      // Nobody is asked what became of goods that are not even begun.
      expect(await market.store.find('deliveryDeadlines', { _id: id })).toBeUndefined()
      const { _id: prepaid } = await on.trade.invoiced()
      expect((await on.change(prepaid, postpone, on.trade.asSeller)).code).toBe(409)
    })
  })
})
