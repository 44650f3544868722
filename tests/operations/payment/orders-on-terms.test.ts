import { beforeEach, describe, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTermsTrade, type TermsTrade } from '#tests/support/terms-steps.ts'
import { demoDriver } from '#tests/support/trade-steps.ts'

const day = 86_400_000

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let on: TermsTrade
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    on = await openTermsTrade(market)
  })

  describe('an order on terms', () => {
    it('is due thirty days after its invoice, and dispatched by what was promised then', async () => {
      await on.granted()
      const id = await on.invoicedOnTerms()
      const { totals, invoices } = await on.viewed(id)
      const issuedOn = invoices[0]?.issuedAt.slice(0, 10) ?? ''
      const dueOn = new Date(Date.parse(issuedOn) + 30 * day).toISOString().slice(0, 10)
      expect(await on.viewed(id)).toMatchObject({ status: 'invoiced', paymentTerms: 'net30', dueOn, openAmount: totals.total })
      const [row] = await market.store.list('invoices', { orderId: id, kind: 'payment' })
      expect(row?.document).toMatchObject({ dueOn, paymentTerms: 'net30' })
      const promised = (await market.store.find('orders', { _id: id }))?.dispatchBy
      on.later(3)
      expect((await on.change(id, { event: 'order.process' }, on.trade.asSeller)).code).toBe(200)
      expect(await on.viewed(id)).toMatchObject({ status: 'processing', dispatchBy: promised })
    })

    it('is delivered and completed without its payment, which gives its seller nothing yet', async () => {
      await on.granted()
      const id = await on.completedOnTerms()
      expect(await on.accountsOf(id)).toEqual({})
      const order = await on.viewed(id)
      expect(order).toMatchObject({ status: 'completed', paymentState: 'none', openAmount: order.totals.total })
    })

    it('gives its seller the share at once when it is paid after completion', async () => {
      await on.granted()
      const id = await on.completedOnTerms()
      await on.trade.payByCard(id)
      const { status, paymentState, totals, timeline } = await on.viewed(id)
      expect({ status, paymentState }).toEqual({ status: 'completed', paymentState: 'succeeded' })
      expect(timeline.at(-1)).toMatchObject({ status: 'paid', by: 'system' })
      const { available = 0, commission = 0, held, cardClearing } = await on.accountsOf(id)
      expect([held, available + commission, cardClearing]).toEqual([0, totals.total.amount, -totals.total.amount])
      expect(commission).toBeGreaterThan(0)
      expect(await on.notified(id, 'invoicePaid')).toEqual(['buyer', 'seller'])
      expect(await on.viewed(id)).not.toHaveProperty('openAmount')
      expect((await market.envelope('createPaymentIntent', { ...on.asBuyer(), body: { orderId: id } })).code).toBe(409)
    })

    it('holds what is paid while it is prepared until it is completed, and stays where it is', async () => {
      await on.granted()
      const id = await on.processingOnTerms()
      await on.trade.payByCard(id)
      const { total } = (await on.viewed(id)).totals
      expect(await on.viewed(id)).toMatchObject({ status: 'processing', paymentState: 'succeeded' })
      expect((await on.accountsOf(id)).held).toBe(total.amount)
      await on.change(id, { event: 'order.dispatch', dispatch: demoDriver }, on.trade.asSeller)
      await on.deliver(id)
      await on.change(id, { event: 'order.confirm' })
      expect((await on.accountsOf(id)).held).toBe(0)
    })

    it('is paid from the wallet', async () => {
      await on.granted()
      const id = await on.dispatchedOnTerms()
      const { total } = (await on.viewed(id)).totals
      await on.trade.topUp({ amount: total.amount, currency: total.currency })
      const { _id: paymentId } = await on.trade.start(id)
      const body = { paymentId, method: 'wallet' as const }
      await market.call('proceedPayment', { ...on.asBuyer(), body })
      expect(await on.viewed(id)).toMatchObject({ status: 'dispatched', paymentState: 'succeeded' })
    })

    it('is paid by a transfer that is approved, or declined and declared again, without being moved', async () => {
      await on.granted()
      const id = await on.processingOnTerms()
      const { _id: first } = await on.declare(id)
      expect(await on.viewed(id)).toMatchObject({
        status: 'processing',
        paymentState: 'review',
        transfer: { reference: 'KO 26 rent' },
      })
      expect((await market.envelope('createPaymentIntent', { ...on.asBuyer(), body: { orderId: id } })).code).toBe(409)
      const cancelled = await on.change(id, { event: 'order.cancel', reason: 'No longer made' }, on.trade.asSeller)
      expect(cancelled.code).toBe(409)
      const finance = await on.operator()
      await market.call('declineTransfer', { ...finance, id: first, body: { reason: 'No such money' } })
      expect(await on.viewed(id)).toMatchObject({ status: 'processing', paymentState: 'declined' })
      const { _id: second } = await on.declare(id)
      await on.change(id, { event: 'order.dispatch', dispatch: demoDriver }, on.trade.asSeller)
      await market.call('approveTransfer', {
        ...finance,
        id: second,
        body: { reason: 'On the statement', statementEntry: second },
      })
      expect(await on.viewed(id)).toMatchObject({ status: 'dispatched', paymentState: 'approved' })
    })

    it('is prepared while a transfer that was declared before is looked for', async () => {
      await on.granted()
      const id = await on.invoicedOnTerms()
      await on.declare(id)
      expect((await on.viewed(id)).status).toBe('paymentReview')
      expect((await on.change(id, { event: 'order.process' }, on.trade.asSeller)).code).toBe(200)
    })

    it('is paid and moves on like any other before it is prepared', async () => {
      await on.granted()
      const id = await on.invoicedOnTerms()
      await on.trade.payByCard(id)
      expect((await on.viewed(id)).status).toBe('paid')
      expect((await market.store.find('orders', { _id: id }))?.remindOn).toBeNull()
    })

    it('is paid once when it is paid and completed at the same time', async () => {
      await on.granted()
      const id = await on.deliveredOnTerms()
      await Promise.all([on.trade.payByCard(id), on.change(id, { event: 'order.confirm' })])
      const { total } = (await on.viewed(id)).totals
      const { held, available = 0, commission = 0 } = await on.accountsOf(id)
      expect([held, available + commission]).toEqual([0, total.amount])
    })

    it('is not prepared without its payment when it is prepaid', async () => {
      await on.granted()
      const { _id: id } = await on.trade.invoiced()
      expect((await on.change(id, { event: 'order.process' }, on.trade.asSeller)).code).toBe(409)
    })
  })

  describe('an unpaid order that ends otherwise', () => {
    const open = (id: string) => market.call('openDispute', { ...on.asBuyer(), id, body: { reason: 'Off specification' } })
    const decide = async (id: string, body: object) => market.envelope('resolveDispute', { ...(await on.operator()), id, body })

    it('is cancelled by its seller with a credit note, and no money moves', async () => {
      await on.granted(1)
      const id = await on.processingOnTerms()
      await on.trade.start(id)
      expect((await on.change(id, { event: 'order.refund', reason: 'No longer made' }, on.trade.asSeller)).code).not.toBe(200)
      expect((await on.change(id, { event: 'order.cancel', reason: 'No longer made' }, on.trade.asSeller)).code).toBe(200)
      const order = await on.viewed(id)
      expect(order).toMatchObject({ status: 'cancelled', reason: 'No longer made' })
      expect(order.invoices.map(({ kind }) => kind).toSorted()).toEqual(['creditNote', 'payment'])
      expect(order).not.toHaveProperty('openAmount')
      expect(await on.accountsOf(id)).toEqual({})
      expect(await market.store.count('payments', { orderId: id, status: 'created' })).toBe(0)
      expect((await on.orderOnTerms()).code).toBe(200)
    })

    it('is cancelled by its buyer once it is long late', async () => {
      await on.granted()
      const id = await on.processingOnTerms()
      const body = { event: 'order.cancel', reason: 'Too late' }
      expect((await on.change(id, body)).code).toBe(403)
      const { disputeFrom = '' } = await on.viewed(id)
      market.clock.now = new Date(disputeFrom)
      expect((await on.change(id, body)).code).toBe(200)
    })

    it('is cancelled by a dispute that is decided for the buyer, and owes nothing', async () => {
      await on.granted()
      const id = await on.deliveredOnTerms()
      await open(id)
      expect((await decide(id, { outcome: 'refund', reason: 'The analysis shows it' })).code).toBe(200)
      const order = await on.viewed(id)
      expect(order.status).toBe('cancelled')
      expect(order.invoices.map(({ kind }) => kind)).toContain('creditNote')
      expect(await on.accountsOf(id)).toEqual({})
      expect((await market.call('getPaymentTerms', on.asBuyer())).terms[0]?.used.amount).toBe(0)
    })

    it('tells of a proposal what would be credited, and shows the operator that nothing is paid, as it was when it ended', async () => {
      await on.granted()
      const id = await on.deliveredOnTerms()
      await open(id)
      const { total } = (await on.viewed(id)).totals
      const refund = { amount: 1000, currency: total.currency }
      const proposal = { settlement: 'partRefund' as const, refund, note: 'One drum of four' }
      const { proposals } = await market.call('proposeSettlement', { ...on.trade.asSeller, id, body: proposal })
      const [notified] = await market.store.list('notifications', { subjectId: id, type: 'settlementProposed', side: 'buyer' })
      expect(notified?.body_en).toMatch(/10\.00 is credited to the buyer/)
      const seen = async (state: 'waiting' | 'decided') => {
        const { disputes } = await market.call('getDisputes', { ...(await on.operator()), body: { id, state } })
        const { unpaid } = await market.call('viewDispute', { ...on.asBuyer(), id })
        return [...disputes.map((dispute) => dispute.unpaid), unpaid]
      }
      expect(await seen('waiting')).toEqual([true, true])
      const answer = { proposalId: proposals[0]?._id ?? '', event: 'proposal.accept' as const }
      await market.call('answerProposal', { ...on.asBuyer(), id, body: answer })
      market.clock.now = new Date(market.clock.now.getTime() + 60_000)
      await on.trade.payByCard(id)
      expect(await seen('decided')).toEqual([true, true])
    })

    it('owes the rest after a dispute is settled by a part, and its seller earns of that', async () => {
      await on.granted()
      const id = await on.deliveredOnTerms()
      await open(id)
      const { total } = (await on.viewed(id)).totals
      const refund = { amount: 1000, currency: total.currency }
      expect((await decide(id, { outcome: 'partRefund', refund, reason: 'One drum of four' })).code).toBe(200)
      const left = total.amount - 1000
      expect(await on.viewed(id)).toMatchObject({ status: 'completed', openAmount: { amount: left } })
      const [notified] = await market.store.list('notifications', { subjectId: id, type: 'invoiceReduced', side: 'buyer' })
      expect(notified).toBeDefined()
      on.later(1)
      await on.trade.payByCard(id)
      const { available = 0, commission = 0, refunds, wallet } = await on.accountsOf(id)
      expect([available + commission, refunds, wallet]).toEqual([left, undefined, undefined])
      on.later(1)
      const finance = await on.operator()
      const reversed = await market.envelope('refundCompletedOrder', { ...finance, id, body: { reason: 'Proven later' } })
      expect(reversed.code).toBe(200)
      expect((await on.accountsOf(id)).refunds).toBe(left)
      // What was taken off before the rest was paid never came in, and was not given back.
      const notes = (await on.viewed(id)).invoices.filter(({ kind }) => kind === 'creditNote')
      const { currency } = total
      expect(notes.map(({ credited, refunded }) => ({ credited, refunded }))).toEqual([
        { credited: refund, refunded: undefined },
        { credited: undefined, refunded: { amount: left, currency } },
      ])
    })

    it('is not decided while a declared transfer is looked for', async () => {
      await on.granted()
      const id = await on.deliveredOnTerms()
      await on.declare(id)
      await open(id)
      for (const body of [{ outcome: 'refund' }, { outcome: 'partRefund', refund: { amount: 1000, currency: 'SAR' } }]) {
        expect((await decide(id, { ...body, reason: 'The analysis shows it' })).code).not.toBe(200)
      }
      expect((await on.viewed(id)).status).toBe('disputed')
    })

    it('gives back what was paid while it was disputed', async () => {
      await on.granted()
      const id = await on.deliveredOnTerms()
      await open(id)
      await on.trade.payByCard(id)
      expect((await decide(id, { outcome: 'refund', reason: 'The analysis shows it' })).code).toBe(200)
      const { total } = (await on.viewed(id)).totals
      expect(await on.viewed(id)).toMatchObject({ status: 'refunded', paymentState: 'refunded' })
      expect((await on.accountsOf(id)).refunds).toBe(total.amount)
    })

    it('is not refunded by an operator before it is paid', async () => {
      await on.granted()
      const id = await on.completedOnTerms()
      const finance = await on.operator()
      const { code, message } = await market.envelope('refundCompletedOrder', { ...finance, id, body: { reason: 'Kindness' } })
      expect([code, message]).toEqual([409, 'This order is not paid yet, so there is no money to give back.'])
    })

    it('keeps the accounts of both sides', async () => {
      await on.granted()
      await on.completedOnTerms()
      const mine = await market.store.list('orders', { status: 'placed' })
      for (const { _id: id } of mine) await on.change(id, { event: 'order.cancel', reason: 'Not needed' })
      const { code, message } = await market.envelope('deleteAccount', {
        ...on.asBuyer(),
        body: { password: 'Kimiya-Demo-1' },
      })
      expect([code, message === '']).toEqual([409, false])
    })
  })
})
