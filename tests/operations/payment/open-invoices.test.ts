import { beforeEach, describe, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTermsTrade, type TermsTrade } from '#tests/support/terms-steps.ts'

const day = 86_400_000

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let on: TermsTrade
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    on = await openTermsTrade(market)
    await on.granted(5)
  })

  const open = (as: object = on.asBuyer(), body: object = {}) => market.call('getOpenInvoices', { ...as, body })

  /** Moves the clock on; no session ends by it. */
  const at = async (moment: number) => {
    await market.store.update('sessions', {}, { expiresAt: '2028-01-01T00:00:00.000Z' })
    market.clock.now = new Date(moment)
  }

  describe('open invoices', () => {
    it('are none before anything is invoiced on terms, nor of what is prepaid', async () => {
      await on.placedOnTerms()
      await on.trade.invoiced()
      expect(await open()).toEqual({ total: 0, sums: [], invoices: [] })
      expect(await open(on.trade.asSeller)).toEqual({ total: 0, sums: [], invoices: [] })
    })

    it('are told to both sides, the buyer can pay them, until they are paid', async () => {
      const id = await on.completedOnTerms()
      const { totals, dueOn, number, invoices, seller, buyer } = await on.viewed(id)
      const invoice = {
        orderId: id,
        orderNumber: number,
        number: invoices.find(({ kind }) => kind === 'payment')?.number,
        amount: totals.total,
        dueOn,
        state: 'due',
      }
      expect((await open()).invoices).toEqual([{ ...invoice, party: seller.name, payable: true }])
      expect((await open(on.trade.asSeller)).invoices).toEqual([{ ...invoice, party: buyer.name, payable: false }])
      await on.trade.payByCard(id)
      expect((await open()).total).toBe(0)
    })

    it('grow old by their last day: not due, up to 30 days overdue, up to 60, and longer', async () => {
      const id = await on.dispatchedOnTerms()
      const { dueOn = '', totals } = await on.viewed(id)
      const ageOn = async (days: number) => {
        await at(Date.parse(`${dueOn}T12:00:00.000Z`) + days * day)
        const { sums, invoices } = await open(on.trade.asSeller)
        const [{ currency, open: all, ...ages } = { currency: '', open: { amount: 0 } }] = sums
        expect([currency, all.amount]).toEqual([totals.total.currency, totals.total.amount])
        const filled = Object.entries(ages).filter(([, { amount }]) => amount > 0)
        return [filled.map(([age]) => age).join(), invoices[0]?.state]
      }
      expect(await ageOn(0)).toEqual(['notDue', 'due'])
      expect(await ageOn(1)).toEqual(['overdue30', 'overdue'])
      expect(await ageOn(30)).toEqual(['overdue30', 'overdue'])
      expect(await ageOn(31)).toEqual(['overdue60', 'overdue'])
      expect(await ageOn(60)).toEqual(['overdue60', 'overdue'])
      expect(await ageOn(61)).toEqual(['overdueLonger', 'overdue'])
    })

    it('are withheld in dispute, reduced by a settlement, and wait while a transfer is looked for', async () => {
      const id = await on.deliveredOnTerms()
      const { total } = (await on.viewed(id)).totals
      await market.call('openDispute', { ...on.asBuyer(), id, body: { reason: 'Off specification' } })
      await at(market.clock.now.getTime() + 40 * day)
      const disputed = await open()
      expect(disputed.invoices).toMatchObject([{ state: 'withheld', payable: true }])
      expect(disputed.sums).toMatchObject([{ withheld: total, overdue30: { amount: 0 }, open: total }])
      const refund = { amount: 1000, currency: total.currency }
      const body = { outcome: 'partRefund' as const, refund, reason: 'One drum of four' }
      await market.call('resolveDispute', { ...(await on.operator()), id, body })
      expect((await open()).invoices).toMatchObject([{ state: 'overdue', amount: { amount: total.amount - 1000 } }])
      await on.declare(id)
      expect((await open()).invoices).toMatchObject([{ state: 'declared', payable: false }])
    })

    it('are paged, the first due first, with the sums of all', async () => {
      const first = await on.invoicedOnTerms()
      on.later(2)
      const second = await on.invoicedOnTerms()
      const { total, sums, invoices } = await open(on.asBuyer(), { page: 2, pageSize: 1 })
      expect([total, invoices.map(({ orderId }) => orderId)]).toEqual([2, [second]])
      const amount = (await Promise.all([first, second].map(on.viewed))).reduce((sum, { totals }) => sum + totals.total.amount, 0)
      expect(sums).toMatchObject([{ open: { amount } }])
      expect((await open(on.asBuyer(), { page: 9 })).invoices).toEqual([])
    })

    it('are those of the caller alone', async () => {
      await on.invoicedOnTerms()
      expect((await open({ token: await market.signIn('company') })).total).toBe(0)
      expect((await market.envelope('getOpenInvoices', { body: {} })).code).toBe(401)
    })
  })
})
