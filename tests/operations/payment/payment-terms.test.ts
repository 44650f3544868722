import { beforeEach, describe, expect, it } from 'vitest'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { completeOrders } from '#server/jobs/complete-orders.ts'
import { remindOfPayments } from '#server/jobs/remind-of-payments.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { demoPassword } from '#server/demo/load-demo.ts'
import type { ResultsOf } from '#server/operation.ts'
import { employ } from '#tests/support/operators.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { demoDriver, openTrade, tokenOf, type Trade } from '#tests/support/trade-steps.ts'

const day = 86_400_000
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/gu, '')

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
    // The clocks of these tests run for months.
    await market.store.update('sessions', {}, { expiresAt: '2028-01-01T00:00:00.000Z' })
  })

  let hired = 0
  const operator = async () => {
    const { operatorToken } = await employ(market, `staff${(hired += 1)}@staff.example`, ['finance', 'support'])
    return { operatorToken }
  }
  const asBuyer = () => ({ token: trade.buyer })
  const viewed = async (id: string) => orderOf(await market.call('viewOrder', { ...asBuyer(), id }))
  const change = (id: string, body: object, as: object = asBuyer()) => market.envelope('changeStatus', { ...as, id, body })
  const jobDeps = () => ({ store: market.store, ports: market.ports, clock: () => market.clock.now, newId: market.newId })
  const later = (days: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + days * day)
  }
  const request = () => ({
    productId: trade.productId,
    quantity: { value: 160, unit: 'kg' as const },
    incoterm: 'CIF' as const,
    addressId: trade.addressId,
  })
  const preview = () => market.call('previewOrder', { ...asBuyer(), body: request() })
  /** Grants the buyer terms by an order of theirs; returns the total of another. */
  const granted = async (orders = 2, terms: 'net30' | 'net60' = 'net30') => {
    const { _id: id, totals } = await trade.placed()
    const creditLimit = { ...totals.total, amount: totals.total.amount * orders }
    const body = { terms, creditLimit: { amount: creditLimit.amount, currency: creditLimit.currency } }
    const row = await market.call('grantPaymentTerms', { ...trade.asSeller, id, body })
    return { ...row, orderId: id, total: totals.total }
  }
  const orderOnTerms = async (terms: 'net30' | 'net60' = 'net30') => {
    const { total } = await preview()
    return market.envelope('placeOrder', { ...asBuyer(), body: { ...request(), expectedTotal: total, paymentTerms: terms } })
  }
  const placedOnTerms = async () => orderOf((await orderOnTerms()).results as ResultsOf<'viewOrder'>)
  const invoicedOnTerms = async () => {
    const { _id: id } = await placedOnTerms()
    await market.call('acceptOrder', { ...trade.asSeller, id })
    await market.call('generatePaymentInvoice', { ...trade.asSeller, id })
    return id
  }
  const processingOnTerms = async () => {
    const id = await invoicedOnTerms()
    expect((await change(id, { event: 'order.process' }, trade.asSeller)).code).toBe(200)
    return id
  }
  const dispatchedOnTerms = async () => {
    const id = await processingOnTerms()
    expect((await change(id, { event: 'order.dispatch', dispatch: demoDriver }, trade.asSeller)).code).toBe(200)
    return id
  }
  const deliver = async (id: string) => {
    const deliveryToken = await tokenOf(market, id)
    await market.call('acceptJob', { deliveryToken })
    await market.call('reportDelivery', { deliveryToken, body: { receivedBy: 'Nadia Rahman' } })
  }
  const deliveredOnTerms = async () => {
    const id = await dispatchedOnTerms()
    await deliver(id)
    return id
  }
  const completedOnTerms = async () => {
    const id = await deliveredOnTerms()
    expect((await change(id, { event: 'order.confirm' })).code).toBe(200)
    return id
  }
  const declare = async (orderId: string) => {
    const { _id: paymentId } = await trade.start(orderId)
    const body = { paymentId, method: 'bankTransfer' as const, transferReference: 'KO 26 rent' }
    return market.call('proceedPayment', { ...asBuyer(), body })
  }
  const accountsOf = async (orderId: string) => {
    const entries = await market.store.list('ledgerEntries', { orderId })
    const sums: Record<string, number> = {}
    for (const { account, amount } of entries) sums[account] = (sums[account] ?? 0) + amount
    return sums
  }
  const notified = async (subjectId: string, type: 'paymentDueSoon' | 'paymentOverdue' | 'invoicePaid') =>
    (await market.store.list('notifications', { subjectId, type })).map(({ side }) => side).toSorted()

  describe('granting', () => {
    it('gives a buyer terms that both sides see, and tells the buyer', async () => {
      const { _id, creditLimit, orderId } = await granted()
      const own = await market.call('getPaymentTerms', asBuyer())
      const given = await market.call('getPaymentTerms', trade.asSeller)
      const used = { amount: 0, currency: creditLimit.currency }
      const same = { _id, terms: 'net30', creditLimit, used, left: creditLimit, overdue: false }
      expect(own.terms).toEqual([expect.objectContaining(same)])
      expect(given.terms).toEqual([expect.objectContaining(same)])
      expect(own.terms[0]?.party.name).toMatch(/^Gulf Marjan/)
      const [told] = await market.store.list('notifications', { type: 'termsGranted' })
      expect(plain(told?.body_en ?? '')).toMatch(/lets you pay for new orders within 30 days of the invoice, up to/)
      const seen = orderOf(await market.call('viewOrder', { ...trade.asSeller, id: orderId }))
      expect(seen.grantedTerms).toEqual({ _id, terms: 'net30', creditLimit })
      expect(await viewed(orderId)).not.toHaveProperty('grantedTerms')
    })

    it('changes what holds, tells it once, and keeps one row of a pair', async () => {
      const { creditLimit, orderId } = await granted()
      const call = { ...trade.asSeller, id: orderId, body: { terms: 'net60', creditLimit } as const }
      await Promise.all([market.call('grantPaymentTerms', call), market.call('grantPaymentTerms', call)])
      expect((await market.store.list('paymentTerms', {})).map(({ terms }) => terms)).toEqual(['net60'])
      expect(await market.store.count('notifications', { type: 'termsGranted' })).toBe(2)
    })

    it('is for the seller of an order alone', async () => {
      const { _id: id } = await trade.placed()
      const body = { terms: 'net30', creditLimit: { amount: 100_000, currency: 'SAR' } } as const
      expect((await market.envelope('grantPaymentTerms', { ...asBuyer(), id, body })).code).toBe(403)
      expect((await market.envelope('grantPaymentTerms', { ...asBuyer(), side: 'Seller', id, body })).code).toBe(403)
      const stranger = { token: await market.signIn('seller2'), side: 'Seller' as const }
      expect((await market.envelope('grantPaymentTerms', { ...stranger, id, body })).code).toBe(404)
      const known = await market.call('grantPaymentTerms', { ...trade.asSeller, id, body })
      expect((await market.envelope('endPaymentTerms', { ...stranger, id: known._id })).code).toBe(404)
    })

    it('needs a limit in a currency with a rate, and keeps its currency while something is owed in it', async () => {
      const { orderId: id, creditLimit } = await granted()
      const wrong = [
        { amount: 0, currency: creditLimit.currency },
        { amount: 1000, currency: 'XTS' },
      ]
      for (const limit of wrong) {
        const body = { terms: 'net30', creditLimit: limit } as const
        expect((await market.envelope('grantPaymentTerms', { ...trade.asSeller, id, body })).code).toBe(422)
      }
      await placedOnTerms()
      const other = creditLimit.currency === 'USD' ? 'EUR' : 'USD'
      const body = { terms: 'net30', creditLimit: { amount: 1000, currency: other } } as const
      expect((await market.envelope('grantPaymentTerms', { ...trade.asSeller, id, body })).code).toBe(422)
    })

    it('is refused to a browser that is new to the account', async () => {
      const { _id: id } = await trade.placed()
      const body = { terms: 'net30', creditLimit: { amount: 100_000, currency: 'SAR' } } as const
      const signIn = async (deviceId: string, address: string) => {
        const login = { email: 'seller@kimiya.example', password: demoPassword, deviceId }
        return (await market.call('login', { body: login, address })).token
      }
      const home = await signIn('the-browser-at-home', '203.0.113.1')
      const thief = await signIn('the-browser-of-a-thief', '203.0.113.2')
      const grant = (token: string) => market.envelope('grantPaymentTerms', { token, side: 'Seller', id, body })
      expect(await grant(thief)).toMatchObject({ code: 403, results: { stepUp: { kinds: ['mailedCode'] } } })
      expect((await grant(home)).code).toBe(200)
    })

    it('ends for new orders alone', async () => {
      const { _id: id } = await granted()
      const placed = await placedOnTerms()
      expect((await market.envelope('endPaymentTerms', { ...trade.asSeller, id })).code).toBe(200)
      expect((await market.envelope('endPaymentTerms', { ...trade.asSeller, id })).code).toBe(409)
      expect(await preview()).not.toHaveProperty('offeredTerms')
      expect((await orderOnTerms()).code).toBe(409)
      expect(await viewed(placed._id)).toMatchObject({ paymentTerms: 'net30' })
      expect((await market.call('getPaymentTerms', trade.asSeller)).terms).toEqual([])
    })
  })

  describe('placing on terms', () => {
    it('shows the credit, and refuses what is over it, in another currency or of other terms', async () => {
      const { total, creditLimit } = await granted(1)
      const used = { amount: 0, currency: total.currency }
      expect((await preview()).offeredTerms).toEqual({ terms: 'net30', days: 30, creditLimit, used, left: creditLimit })
      expect((await orderOnTerms('net60')).code).toBe(409)
      expect((await orderOnTerms()).code).toBe(200)
      expect((await preview()).offeredTerms).toMatchObject({ left: used, refusal: 'overLimit' })
      expect((await orderOnTerms()).code).toBe(409)
      await market.store.update('paymentTerms', {}, { currency: 'KWD' })
      expect((await preview()).offeredTerms).toMatchObject({ refusal: 'otherCurrency' })
      expect((await orderOnTerms()).code).toBe(409)
    })

    it('never goes over the limit by orders that are placed at once', async () => {
      await granted(3)
      const answers = await Promise.all(Array.from({ length: 8 }, () => orderOnTerms()))
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(3)
      expect(answers.filter(({ code }) => code === 409)).toHaveLength(5)
    })

    it('gives the credit back by a cancellation, a rejection and a payment', async () => {
      await granted(1)
      const first = await placedOnTerms()
      await market.call('rejectOrder', { ...trade.asSeller, id: first._id, body: { reason: 'Not this month' } })
      const second = await placedOnTerms()
      expect((await change(second._id, { event: 'order.cancel', reason: 'Not needed' })).code).toBe(200)
      const third = await processingOnTerms()
      expect((await orderOnTerms()).code).toBe(409)
      await trade.payByCard(third)
      expect((await orderOnTerms()).code).toBe(200)
    })

    it('is not for samples', async () => {
      await granted()
      const body = {
        ...request(),
        kind: 'sample',
        quantity: { value: 0.5, unit: 'kg' },
        purpose: 'Trial batch',
        yearlyVolume: { value: 5, unit: 't' },
      }
      const { incoterm: _incoterm, ...sample } = body
      const { total } = await market.call('previewOrder', {
        ...asBuyer(),
        body: { ...request(), kind: 'sample', quantity: { value: 0.5, unit: 'kg' } },
      })
      const asked = { ...sample, expectedTotal: total, paymentTerms: 'net30' }
      const { code, results } = await market.envelope('placeOrder', { ...asBuyer(), body: asked as never })
      expect([code, Object.keys((results as unknown as { fields: object }).fields)]).toEqual([422, ['paymentTerms']])
    })
  })

  describe('an order on terms', () => {
    it('is due thirty days after its invoice, and dispatched by what was promised then', async () => {
      await granted()
      const id = await invoicedOnTerms()
      const { totals, invoices } = await viewed(id)
      const issuedOn = invoices[0]?.issuedAt.slice(0, 10) ?? ''
      const dueOn = new Date(Date.parse(issuedOn) + 30 * day).toISOString().slice(0, 10)
      expect(await viewed(id)).toMatchObject({ status: 'invoiced', paymentTerms: 'net30', dueOn, openAmount: totals.total })
      const [row] = await market.store.list('invoices', { orderId: id, kind: 'payment' })
      expect(row?.document).toMatchObject({ dueOn, paymentTerms: 'net30' })
      const promised = (await market.store.find('orders', { _id: id }))?.dispatchBy
      later(3)
      expect((await change(id, { event: 'order.process' }, trade.asSeller)).code).toBe(200)
      expect(await viewed(id)).toMatchObject({ status: 'processing', dispatchBy: promised })
    })

    it('is delivered and completed without its payment, which gives its seller nothing yet', async () => {
      await granted()
      const id = await completedOnTerms()
      expect(await accountsOf(id)).toEqual({})
      expect(await viewed(id)).toMatchObject({ status: 'completed', paymentState: 'none', openAmount: expect.anything() })
    })

    it('gives its seller the share at once when it is paid after completion', async () => {
      await granted()
      const id = await completedOnTerms()
      await trade.payByCard(id)
      const { status, paymentState, totals, timeline } = await viewed(id)
      expect({ status, paymentState }).toEqual({ status: 'completed', paymentState: 'succeeded' })
      expect(timeline.at(-1)).toMatchObject({ status: 'paid', by: 'system' })
      const { available = 0, commission = 0, held, cardClearing } = await accountsOf(id)
      expect([held, available + commission, cardClearing]).toEqual([0, totals.total.amount, -totals.total.amount])
      expect(commission).toBeGreaterThan(0)
      expect(await notified(id, 'invoicePaid')).toEqual(['buyer', 'seller'])
      expect(await viewed(id)).not.toHaveProperty('openAmount')
      expect((await market.envelope('createPaymentIntent', { ...asBuyer(), body: { orderId: id } })).code).toBe(409)
    })

    it('holds what is paid while it is prepared until it is completed, and stays where it is', async () => {
      await granted()
      const id = await processingOnTerms()
      await trade.payByCard(id)
      const { total } = (await viewed(id)).totals
      expect(await viewed(id)).toMatchObject({ status: 'processing', paymentState: 'succeeded' })
      expect((await accountsOf(id)).held).toBe(total.amount)
      await change(id, { event: 'order.dispatch', dispatch: demoDriver }, trade.asSeller)
      await deliver(id)
      await change(id, { event: 'order.confirm' })
      expect((await accountsOf(id)).held).toBe(0)
    })

    it('is paid from the wallet', async () => {
      await granted()
      const id = await dispatchedOnTerms()
      const { total } = (await viewed(id)).totals
      await trade.topUp({ amount: total.amount, currency: total.currency })
      const { _id: paymentId } = await trade.start(id)
      const body = { paymentId, method: 'wallet' as const }
      await market.call('proceedPayment', { ...asBuyer(), body })
      expect(await viewed(id)).toMatchObject({ status: 'dispatched', paymentState: 'succeeded' })
    })

    it('is paid by a transfer that is approved, or declined and declared again, without being moved', async () => {
      await granted()
      const id = await processingOnTerms()
      const { _id: first } = await declare(id)
      expect(await viewed(id)).toMatchObject({
        status: 'processing',
        paymentState: 'review',
        transfer: { reference: 'KO 26 rent' },
      })
      expect((await market.envelope('createPaymentIntent', { ...asBuyer(), body: { orderId: id } })).code).toBe(409)
      const cancelled = await change(id, { event: 'order.cancel', reason: 'No longer made' }, trade.asSeller)
      expect(cancelled.code).toBe(409)
      const finance = await operator()
      await market.call('declineTransfer', { ...finance, id: first, body: { reason: 'No such money' } })
      expect(await viewed(id)).toMatchObject({ status: 'processing', paymentState: 'declined' })
      const { _id: second } = await declare(id)
      await change(id, { event: 'order.dispatch', dispatch: demoDriver }, trade.asSeller)
      await market.call('approveTransfer', { ...finance, id: second, body: { reason: 'On the statement' } })
      expect(await viewed(id)).toMatchObject({ status: 'dispatched', paymentState: 'approved' })
    })

    it('is prepared while a transfer that was declared before is looked for', async () => {
      await granted()
      const id = await invoicedOnTerms()
      await declare(id)
      expect((await viewed(id)).status).toBe('paymentReview')
      expect((await change(id, { event: 'order.process' }, trade.asSeller)).code).toBe(200)
    })

    it('is paid and moves on like any other before it is prepared', async () => {
      await granted()
      const id = await invoicedOnTerms()
      await trade.payByCard(id)
      expect((await viewed(id)).status).toBe('paid')
      expect((await market.store.find('orders', { _id: id }))?.remindOn).toBeNull()
    })

    it('is paid once when it is paid and completed at the same time', async () => {
      await granted()
      const id = await deliveredOnTerms()
      await Promise.all([trade.payByCard(id), change(id, { event: 'order.confirm' })])
      const { total } = (await viewed(id)).totals
      const { held, available = 0, commission = 0 } = await accountsOf(id)
      expect([held, available + commission]).toEqual([0, total.amount])
    })

    it('is not prepared without its payment when it is prepaid', async () => {
      await granted()
      const { _id: id } = await trade.invoiced()
      expect((await change(id, { event: 'order.process' }, trade.asSeller)).code).toBe(409)
    })
  })

  describe('an unpaid order that ends otherwise', () => {
    const open = (id: string) => market.call('openDispute', { ...asBuyer(), id, body: { reason: 'Off specification' } })
    const decide = async (id: string, body: object) =>
      market.envelope('resolveDispute', { ...(await operator()), id, body: body as never })

    it('is cancelled by its seller with a credit note, and no money moves', async () => {
      await granted(1)
      const id = await processingOnTerms()
      await trade.start(id)
      expect((await change(id, { event: 'order.refund', reason: 'No longer made' }, trade.asSeller)).code).not.toBe(200)
      expect((await change(id, { event: 'order.cancel', reason: 'No longer made' }, trade.asSeller)).code).toBe(200)
      const order = await viewed(id)
      expect(order).toMatchObject({ status: 'cancelled', reason: 'No longer made' })
      expect(order.invoices.map(({ kind }) => kind).toSorted()).toEqual(['creditNote', 'payment'])
      expect(order).not.toHaveProperty('openAmount')
      expect(await accountsOf(id)).toEqual({})
      expect(await market.store.count('payments', { orderId: id, status: 'created' })).toBe(0)
      expect((await orderOnTerms()).code).toBe(200)
    })

    it('is cancelled by its buyer once it is long late', async () => {
      await granted()
      const id = await processingOnTerms()
      const body = { event: 'order.cancel', reason: 'Too late' }
      expect((await change(id, body)).code).toBe(403)
      const { disputeFrom = '' } = await viewed(id)
      market.clock.now = new Date(disputeFrom)
      expect((await change(id, body)).code).toBe(200)
    })

    it('is cancelled by a dispute that is decided for the buyer, and owes nothing', async () => {
      await granted()
      const id = await deliveredOnTerms()
      await open(id)
      expect((await decide(id, { outcome: 'refund', reason: 'The analysis shows it' })).code).toBe(200)
      const order = await viewed(id)
      expect(order.status).toBe('cancelled')
      expect(order.invoices.map(({ kind }) => kind)).toContain('creditNote')
      expect(await accountsOf(id)).toEqual({})
      expect((await market.call('getPaymentTerms', asBuyer())).terms[0]?.used.amount).toBe(0)
    })

    it('owes the rest after a dispute is settled by a part, and its seller earns of that', async () => {
      await granted()
      const id = await deliveredOnTerms()
      await open(id)
      const { total } = (await viewed(id)).totals
      const refund = { amount: 1000, currency: total.currency }
      expect((await decide(id, { outcome: 'partRefund', refund, reason: 'One drum of four' })).code).toBe(200)
      const left = total.amount - 1000
      expect(await viewed(id)).toMatchObject({ status: 'completed', openAmount: { amount: left } })
      const [told] = await market.store.list('notifications', { subjectId: id, type: 'invoiceReduced', side: 'buyer' })
      expect(told).toBeDefined()
      await trade.payByCard(id)
      const { available = 0, commission = 0, refunds, wallet } = await accountsOf(id)
      expect([available + commission, refunds, wallet]).toEqual([left, undefined, undefined])
      const finance = await operator()
      const reversed = await market.envelope('refundCompletedOrder', { ...finance, id, body: { reason: 'Proven later' } })
      expect(reversed.code).toBe(200)
      expect((await accountsOf(id)).refunds).toBe(left)
    })

    it('is not decided while a declared transfer is looked for', async () => {
      await granted()
      const id = await deliveredOnTerms()
      await declare(id)
      await open(id)
      for (const body of [{ outcome: 'refund' }, { outcome: 'partRefund', refund: { amount: 1000, currency: 'SAR' } }]) {
        expect((await decide(id, { ...body, reason: 'The analysis shows it' })).code).not.toBe(200)
      }
      expect((await viewed(id)).status).toBe('disputed')
    })

    it('gives back what was paid while it was disputed', async () => {
      await granted()
      const id = await deliveredOnTerms()
      await open(id)
      await trade.payByCard(id)
      expect((await decide(id, { outcome: 'refund', reason: 'The analysis shows it' })).code).toBe(200)
      const { total } = (await viewed(id)).totals
      expect(await viewed(id)).toMatchObject({ status: 'refunded', paymentState: 'refunded' })
      expect((await accountsOf(id)).refunds).toBe(total.amount)
    })

    it('is not refunded by an operator before it is paid', async () => {
      await granted()
      const id = await completedOnTerms()
      const finance = await operator()
      const { code, message } = await market.envelope('refundCompletedOrder', { ...finance, id, body: { reason: 'Kindness' } })
      expect([code, message]).toEqual([409, 'This order is not paid yet, so there is no money to give back.'])
    })

    it('keeps the accounts of both sides', async () => {
      await granted()
      await completedOnTerms()
      const mine = await market.store.list('orders', { status: 'placed' })
      for (const { _id: id } of mine) await change(id, { event: 'order.cancel', reason: 'Not needed' })
      const { code, message } = await market.envelope('deleteAccount', {
        ...asBuyer(),
        body: { password: 'Kimiya-Demo-1' } as never,
      })
      expect([code, message === '']).toEqual([409, false])
    })
  })

  describe('reminding', () => {
    const remind = () => remindOfPayments(jobDeps())
    const toDay = (day_: string) => {
      market.clock.now = new Date(`${day_}T00:00:00.000Z`)
    }
    const from = (dueOn: string, days: number) => new Date(Date.parse(dueOn) + days * day).toISOString().slice(0, 10)

    it('comes three days before, the day after, and one and two weeks later, once each; to the seller once', async () => {
      await granted()
      const id = await dispatchedOnTerms()
      const { dueOn = '' } = await viewed(id)
      const seen: [number, number, string[], string[]][] = []
      for (const days of [-4, -3, -2, 0, 1, 2, 7, 8, 9, 14, 15, 16, 40]) {
        toDay(from(dueOn, days))
        const sent = (await remind()) + (await remind())
        if (sent > 0) seen.push([days, sent, await notified(id, 'paymentDueSoon'), await notified(id, 'paymentOverdue')])
      }
      expect(seen).toEqual([
        [-3, 1, ['buyer'], []],
        [1, 1, ['buyer'], ['buyer', 'seller']],
        [8, 1, ['buyer'], ['buyer', 'buyer', 'seller']],
        [15, 1, ['buyer'], ['buyer', 'buyer', 'buyer', 'seller']],
      ])
      const [told] = await market.store.list('notifications', { subjectId: id, type: 'paymentDueSoon' })
      const { number } = await viewed(id)
      expect(plain(told?.body_en ?? '')).toContain(number)
      expect(plain(told?.body_en ?? '')).toMatch(/^The invoice of .*[0-9].* is to be paid by [0-9]+ [A-Z][a-z]+ 202[67]\./)
    })

    it('says once what was missed while nothing ran, and the seller learns of it then', async () => {
      await granted()
      const id = await dispatchedOnTerms()
      const { dueOn = '' } = await viewed(id)
      toDay(from(dueOn, 10))
      expect([await remind(), await remind()]).toEqual([1, 0])
      expect(await notified(id, 'paymentOverdue')).toEqual(['buyer', 'seller'])
      expect(await notified(id, 'paymentDueSoon')).toEqual([])
    })

    it('comes once when two processes remind at the same time', async () => {
      await granted()
      const id = await dispatchedOnTerms()
      toDay(from((await viewed(id)).dueOn ?? '', 1))
      expect((await Promise.all([remind(), remind()])).toSorted()).toEqual([0, 1])
      expect(await notified(id, 'paymentOverdue')).toEqual(['buyer', 'seller'])
    })

    it('does not come once it is paid, nor while it is disputed or a transfer is looked for', async () => {
      await granted(5)
      const [paid, declared] = [await deliveredOnTerms(), await deliveredOnTerms()]
      const disputed = await deliveredOnTerms()
      await trade.payByCard(paid)
      await declare(declared)
      await market.call('openDispute', { ...asBuyer(), id: disputed, body: { reason: 'Off specification' } })
      toDay(from((await viewed(paid)).dueOn ?? '', 2))
      expect(await remind()).toBe(0)
      expect(await viewed(disputed)).not.toHaveProperty('overdue')
    })

    it('finds an invoice overdue from the day after its last one, and stops new orders on terms until it is paid', async () => {
      await granted(5)
      const id = await dispatchedOnTerms()
      const { dueOn = '' } = await viewed(id)
      toDay(dueOn)
      expect(await viewed(id)).not.toHaveProperty('overdue')
      toDay(from(dueOn, 1))
      expect(await viewed(id)).toMatchObject({ overdue: true })
      const [listed] = (await market.call('getMyOrders', { ...asBuyer(), body: { statuses: ['dispatched'] } })).orders
      expect(listed).toMatchObject({ paymentTerms: 'net30', dueOn, overdue: true })
      expect((await preview()).offeredTerms).toMatchObject({ refusal: 'overdue' })
      expect((await orderOnTerms()).code).toBe(409)
      expect((await trade.placed()).status).toBe('placed')
      await trade.payByCard(id)
      expect((await orderOnTerms()).code).toBe(200)
    })

    it('completes an unpaid order in time like any other', async () => {
      await granted()
      const id = await deliveredOnTerms()
      later(8)
      expect(await completeOrders(jobDeps())).toBe(1)
      expect((await market.store.find('orders', { _id: id }))?.status).toBe('completed')
    })
  })
})
