import { beforeAll, expect, it } from 'vitest'
import { sandboxBankCode, sandboxCards } from '#src/lib/sandbox-cards.ts'
import { approveTransfer, declineTransfer } from '#server/domain/payment/bank-transfers.ts'
import { resolveDispute } from '#server/domain/support/dispute-outcomes.ts'
import { settleCardTasks } from '#server/jobs/settle-card-tasks.ts'
import type { OperationContext } from '#server/operation.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTrade, type Trade } from '#tests/support/trade-steps.ts'

describeMarketplaces(
  (_, openStore) => {
    let market: Marketplace
    let trade: Trade
    beforeAll(async () => {
      market = await openMarketplace(await openStore())
      trade = await openTrade(market)
    })

    const wallet = () => market.call('getUserWalletInfo', { token: trade.buyer })
    const walletOf = async (currency: string) => (await wallet()).wallet.find((money) => money.currency === currency)?.amount ?? 0
    const earnings = () => market.call('getEarnings', { ...trade.asSeller, body: {} })
    const view = (id: string) => market.call('viewOrder', { token: trade.buyer, id })
    const operator = <Result>(work: (context: OperationContext) => Promise<Result>) =>
      market.store.transaction((tables) =>
        work({ tables, ports: market.ports, now: market.clock.now.toISOString(), newId: market.newId }),
      )
    const settle = () =>
      settleCardTasks({ ...market, clock: () => market.clock.now }, (failure) => {
        throw failure
      })
    const proceed = (body: object, token = trade.buyer) => market.envelope('proceedPayment', { token, body })
    const entriesOf = async (orderId: string) =>
      (await market.store.list('ledgerEntries', { orderId })).map(({ account, amount }) => `${account} ${amount}`).sort()

    it('holds a buyer’s money and gives it to the seller, less the commission, when the order is completed', async () => {
      const before = await earnings()
      const order = await trade.delivered()
      const { subtotal, shipping, total } = order.totals
      expect((await earnings()).held.amount - before.held.amount).toBe(total.amount)
      await market.call('changeStatus', { token: trade.buyer, id: order._id, body: { event: 'order.confirm' } })
      const commission = Math.round((subtotal.amount + shipping.amount) * 0.05)
      const after = await earnings()
      expect(after.held).toEqual(before.held)
      expect(after.available.amount - before.available.amount).toBe(total.amount - commission)
      expect(await entriesOf(order._id)).toEqual(
        [
          `cardClearing ${-total.amount}`,
          `held ${total.amount}`,
          `held ${-total.amount}`,
          `available ${total.amount - commission}`,
          `commission ${commission}`,
        ].sort(),
      )
      const { transactions } = await market.call('getUserTransactions', { ...trade.asSeller, body: { search: order.number } })
      expect(transactions).toMatchObject([
        {
          kind: 'earning',
          direction: 'in',
          subject: order.number,
          amount: { amount: total.amount - commission, currency: total.currency },
          commission: { amount: commission, currency: total.currency },
        },
      ])
      expect(
        (await market.call('getUserTransactions', { token: trade.buyer, body: { search: order.number } })).transactions,
      ).toMatchObject([{ kind: 'orderPayment', direction: 'out', method: 'card', amount: total }])
    })

    it('tells what is in the wallet apart from what a seller has earned, and shows earnings on the seller’s side alone', async () => {
      const order = await trade.delivered()
      const { total } = order.totals
      await trade.topUp(total)
      const ofBuyer = await wallet()
      expect([await walletOf(total.currency), ofBuyer.held, ofBuyer.available]).toEqual([total.amount, [], []])
      await proceed({ paymentId: (await trade.start((await trade.invoiced())._id))._id, method: 'wallet' })
      const { held, available } = await earnings()
      expect(await market.call('getUserWalletInfo', trade.asSeller)).toEqual({
        wallet: [],
        held: [held],
        available: available.amount === 0 ? [] : [available],
      })
      expect(await market.call('getUserWalletInfo', { token: trade.seller })).toEqual({ wallet: [], held: [], available: [] })
    })

    it('is begun for an order or with an amount, and says which is missing or wrong', async () => {
      const fieldsOf = async (body: object) =>
        (await market.envelope('createPaymentIntent', { token: trade.buyer, body })).results as { fields?: object }
      const topUp = (amount?: number) => ({
        kind: 'walletTopUp',
        ...(amount === undefined ? {} : { amount: { amount, currency: 'SAR' } }),
      })
      expect(await fieldsOf({})).toEqual({ fields: { orderId: 'Please fill this in.' } })
      expect(await fieldsOf({ kind: 'subscription' })).toEqual({ fields: { planId: 'Please fill this in.' } })
      expect(await fieldsOf(topUp())).toEqual({ fields: { amount: 'Please fill this in.' } })
      expect(await fieldsOf(topUp(0))).toEqual({ fields: { 'amount.amount': 'Must be more than zero.' } })
      expect(Object.keys((await fieldsOf(topUp(100_000_001))).fields ?? {})).toEqual(['amount.amount'])
      expect(await fieldsOf(topUp(100_000_000))).toMatchObject({ status: 'created', amount: { amount: 100_000_000 } })
    })

    it('are listed by kind and by method, all of them for a choice of none', async () => {
      const order = await trade.invoiced()
      await trade.topUp(order.totals.total)
      await proceed({ paymentId: (await trade.start(order._id))._id, method: 'wallet' })
      const listed = async (body: object) =>
        (await market.call('getUserTransactions', { token: trade.buyer, body: { pageSize: 100, ...body } })).transactions
      const all = await listed({})
      const kindsOf = (rows: typeof all) => [...new Set(rows.map(({ kind }) => kind))]
      expect(kindsOf(all).length).toBeGreaterThan(1)
      expect(kindsOf(await listed({ kinds: ['walletTopUp'] }))).toEqual(['walletTopUp'])
      const byWallet = await listed({ methods: ['wallet'] })
      expect([...new Set(byWallet.map(({ method }) => method))]).toEqual(['wallet'])
      expect(byWallet.length).toBe(all.filter(({ method }) => method === 'wallet').length)
      expect(await listed({ kinds: [], methods: [] })).toEqual(all)
    })

    it('earned within the year before, or between two moments, are summed up', async () => {
      const ordersIn = (body: object) =>
        market.call('getEarnings', { ...trade.asSeller, body }).then(({ periods }) => periods.map(({ orders }) => orders))
      const order = await trade.delivered()
      const { now } = market.clock
      await market.call('changeStatus', { token: trade.buyer, id: order._id, body: { event: 'order.confirm' } })
      const moment = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
      const all = sum(await ordersIn({}))
      expect(all).toBeGreaterThan(0)
      expect(sum(await ordersIn({ to: moment(0) }))).toBeLessThan(all)
      // A year later, this moment is still within the year, and a moment after that no more.
      const year =
        Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()) -
        Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
      expect(sum(await ordersIn({ to: moment(year) }))).toBeGreaterThan(0)
      expect(sum(await ordersIn({ to: moment(year + 1) }))).toBe(0)
    })

    it('takes a method once: what waits for a bank transfer is paid from no wallet', async () => {
      const order = await trade.invoiced()
      const { _id: paymentId } = await trade.start(order._id)
      await proceed({ paymentId, method: 'bankTransfer', transferReference: 'TT-2611' })
      await trade.topUp(order.totals.total)
      expect((await proceed({ paymentId, method: 'wallet' })).code).toBe(409)
      const begun = await trade.start((await trade.invoiced())._id)
      await proceed({ paymentId: begun._id, cardToken: sandboxCards.secondStep.token })
      for (const method of [{ method: 'wallet' }, { method: 'bankTransfer', transferReference: 'TT-2612' }]) {
        const refused = await proceed({ paymentId: begun._id, ...method })
        expect([refused.code, refused.results]).toEqual([409, { state: 'processing' }])
      }
      await proceed({ paymentId: (await trade.start((await trade.invoiced())._id))._id, method: 'wallet' })
    })

    it('pays from the wallet what it holds, and nothing it does not', async () => {
      const order = await trade.invoiced()
      const { total } = order.totals
      const { _id: paymentId } = await trade.start(order._id)
      const before = await walletOf(total.currency)
      const short = await proceed({ paymentId, method: 'wallet' })
      expect([short.code, short.message]).toEqual([409, 'There is not enough money in your wallet.'])
      await trade.topUp(total)
      expect((await proceed({ paymentId, method: 'wallet' })).results).toMatchObject({ status: 'succeeded', method: 'wallet' })
      expect((await view(order._id)).status).toBe('paid')
      expect(await walletOf(total.currency)).toBe(before)
    })

    it('lets a wallet be spent once by two orders at the same moment', async () => {
      const orders = [await trade.invoiced(), await trade.invoiced()]
      const total = orders[0]?.totals.total ?? { amount: 0, currency: '' }
      await trade.topUp(total)
      const payments = await Promise.all(orders.map(({ _id }) => trade.start(_id)))
      const responses = await Promise.all(payments.map(({ _id }) => proceed({ paymentId: _id, method: 'wallet' })))
      expect(responses.map(({ code }) => code).sort()).toEqual([200, 409])
      expect(await walletOf(total.currency)).toBe(0)
    })

    it('takes one of twenty payments that come at once, and books it once', async () => {
      const order = await trade.invoiced()
      const { _id: paymentId } = await trade.start(order._id)
      const body = { paymentId, cardToken: sandboxCards.success.token }
      const codes = await Promise.all(Array.from({ length: 20 }, async () => (await proceed(body)).code))
      expect(codes.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
      expect(await entriesOf(order._id)).toHaveLength(2)
    })

    it('answers a repeat with the same key as the first, and charges no second card while the first is undecided', async () => {
      const order = await trade.invoiced()
      const { _id: paymentId } = await trade.start(order._id)
      await market.store.update(
        'payments',
        { _id: paymentId },
        { chargedWith: await market.ports.codes.digest('"another card"') },
      )
      const body = { paymentId, cardToken: sandboxCards.success.token }
      expect((await proceed(body)).message).toContain('An earlier try with another card')
      await market.store.update('payments', { _id: paymentId }, { chargedWith: null })
      const options = { token: trade.buyer, body, key: 'payment-twice-0001' }
      const first = await market.call('proceedPayment', options)
      expect(await market.call('proceedPayment', options)).toEqual(first)
    })

    it('lets another card be tried after one that the provider does not know', async () => {
      const order = await trade.invoiced()
      const { _id: paymentId } = await trade.start(order._id)
      const unknown = await proceed({ paymentId, cardToken: 'a_token_from_elsewhere' })
      expect(unknown.results).toEqual({ fields: { cardToken: 'This card cannot be used. Enter it again.' } })
      expect((await proceed({ paymentId, cardToken: sandboxCards.success.token })).code).toBe(200)
    })

    it('keeps a card when asked to, pays with it again, and forgets it', async () => {
      const first = await trade.start((await trade.invoiced())._id)
      await proceed({ paymentId: first._id, cardToken: sandboxCards.success.token, saveCard: true })
      const { cards } = await market.call('getSavedCards', { token: trade.buyer })
      expect(cards).toEqual([
        { _id: cards[0]?._id, brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034, expired: false },
      ])
      const savedCardId = cards[0]?._id ?? ''
      const second = await trade.start((await trade.invoiced())._id)
      const stranger = await market.signIn('company')
      expect((await market.call('getSavedCards', { token: stranger })).cards).toEqual([])
      expect((await market.envelope('deleteSavedCard', { token: stranger, id: savedCardId })).code).toBe(404)
      expect((await proceed({ paymentId: second._id, savedCardId })).results).toMatchObject({ status: 'succeeded' })
      await market.call('deleteSavedCard', { token: trade.buyer, id: savedCardId })
      expect((await market.call('getSavedCards', { token: trade.buyer })).cards).toEqual([])
      const third = await trade.start((await trade.invoiced())._id)
      expect((await proceed({ paymentId: third._id, savedCardId })).code).toBe(422)
      expect(await settle()).toBeGreaterThan(0)
      expect(await market.store.count('cardTasks', { doneAt: null })).toBe(0)
    })

    it('keeps a card that was not charged, once, for later payments', async () => {
      const token = await market.signIn('company')
      const save = (body: object) => market.envelope('saveCard', { token, body })
      const { success, declined, secondStep } = sandboxCards
      const saved = await save({ cardToken: success.token })
      const [card] = (await market.call('getSavedCards', { token })).cards
      expect([saved.results, card?.lastFour]).toEqual([{ status: 'saved', card }, '4242'])
      expect((await save({ cardToken: success.token })).results).toEqual({ status: 'saved', card })
      expect((await save({ cardToken: declined.token })).results).toEqual({ status: 'failed', failure: 'cardDeclined' })
      const response = await save({ cardToken: secondStep.token })
      const { reference = '' } = response.results as { reference?: string } // As the next line proves.
      expect(response.results).toEqual({ status: 'asked', reference, nextStep: 'bankCode' })
      expect((await save({ reference, bankCode: '000000' })).results).toEqual({ status: 'failed', failure: 'secondStepFailed' })
      expect((await market.call('getSavedCards', { token })).cards).toHaveLength(1)
      expect((await save({ reference, bankCode: sandboxBankCode })).results).toMatchObject({
        status: 'saved',
        card: { lastFour: '3155' },
      })
      const amount = { amount: 5_000, currency: 'SAR' }
      const topUp = await market.call('createPaymentIntent', { token, body: { kind: 'walletTopUp', amount } })
      const body = { paymentId: topUp._id, savedCardId: card?._id ?? '' }
      expect(await market.call('proceedPayment', { token, body })).toMatchObject({ status: 'succeeded' })
    })

    it('keeps no card that it does not know, and answers nobody’s bank but the caller’s', async () => {
      const token = await market.signIn('company')
      const unknown = { fields: { cardToken: 'This card cannot be used. Enter it again.' } }
      for (const body of [{}, { cardToken: 'sandbox_card_of_nobody' }]) {
        expect(await market.envelope('saveCard', { token, body })).toMatchObject({ code: 422, results: unknown })
      }
      const begun = await market.call('saveCard', { token, body: { cardToken: sandboxCards.secondStep.token } })
      const reference = begun.reference ?? ''
      expect((await market.envelope('saveCard', { token, body: { reference } })).code).toBe(422)
      const confirmation = { reference, bankCode: sandboxBankCode }
      expect((await market.envelope('saveCard', { token: trade.buyer, body: confirmation })).code).toBe(404)
    })

    it('waits for a bank transfer until the operator has found it', async () => {
      const order = await trade.invoiced()
      const { _id: paymentId } = await trade.start(order._id)
      expect((await proceed({ paymentId, method: 'bankTransfer' })).results).toMatchObject({
        fields: { transferReference: 'Enter the reference that you put on the transfer.' },
      })
      expect((await proceed({ paymentId, method: 'bankTransfer', transferReference: '  ' })).code).toBe(422)
      const declared = await proceed({ paymentId, method: 'bankTransfer', transferReference: ' KO 26 / November ' })
      expect(declared.results).toMatchObject({ status: 'review', transferReference: 'KO 26 / November' })
      const transfer = { declaredAt: market.clock.now.toISOString(), reference: 'KO 26 / November' }
      expect(await view(order._id)).toMatchObject({ status: 'paymentReview', paymentState: 'review', transfer })
      const listed = async () =>
        (await market.call('getMyOrders', { token: trade.buyer, body: { search: order.number } })).orders.map((one) => [
          one.status,
          'transfer' in one && one.transfer,
        ])
      expect(await listed()).toEqual([['paymentReview', transfer]])
      expect((await market.envelope('createPaymentIntent', { token: trade.buyer, body: { orderId: order._id } })).code).toBe(409)
      await operator((context) => declineTransfer(context, paymentId, 'No such transfer has come in'))
      expect(await view(order._id)).toMatchObject({
        status: 'invoiced',
        paymentState: 'declined',
        reason: 'No such transfer has come in',
      })
      expect(await listed()).toEqual([['invoiced', false]])
      expect(await view(order._id)).not.toHaveProperty('transfer')
      const again = await trade.start(order._id)
      await proceed({ paymentId: again._id, method: 'bankTransfer', transferReference: 'second try' })
      expect(await listed()).toEqual([['paymentReview', { ...transfer, reference: 'second try' }]])
      const both = await Promise.allSettled(
        [1, 2].map(() => operator((context) => approveTransfer(context, again._id, { statementEntry: again._id }))),
      )
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(await view(order._id)).toMatchObject({ status: 'paid', paymentState: 'approved' })
      expect(await entriesOf(order._id)).toEqual(
        [`bankClearing ${-order.totals.total.amount}`, `held ${order.totals.total.amount}`].sort(),
      )
    })

    it('gives a card its money back when the seller cannot deliver, with a credit note and the stock', async () => {
      const order = await trade.paid()
      const before = await market.call('viewProduct', { id: order.item.productId ?? '' })
      const silent = await market.envelope('changeStatus', { ...trade.asSeller, id: order._id, body: { event: 'order.refund' } })
      expect(silent.results).toEqual({ fields: { reason: 'Please give a reason.' } })
      const body = { event: 'order.refund' as const, reason: 'The tank has leaked' }
      expect((await market.envelope('changeStatus', { token: trade.buyer, id: order._id, body })).code).toBe(403)
      await market.call('changeStatus', { ...trade.asSeller, id: order._id, body })
      const refunded = await view(order._id)
      if (refunded.kind === 'quote') throw new Error('This is an order')
      expect(refunded).toMatchObject({ status: 'refunded', paymentState: 'refunded', reason: 'The tank has leaked' })
      expect(refunded.invoices.map(({ kind }) => kind).sort()).toEqual(['creditNote', 'payment'])
      const note = refunded.invoices.find(({ kind }) => kind === 'creditNote')
      expect(note?.number).toMatch(/^CN-2026-0000\d\d$/)
      expect((await market.call('viewInvoice', { token: trade.buyer, id: note?._id ?? '' })).contentType).toBe('application/pdf')
      const after = await market.call('viewProduct', { id: order.item.productId ?? '' })
      expect(after.stock.value - before.stock.value).toBe(160)
      const { total } = order.totals
      expect(await entriesOf(order._id)).toEqual(
        [`cardClearing ${-total.amount}`, `held ${total.amount}`, `held ${-total.amount}`, `refunds ${total.amount}`].sort(),
      )
      await settle()
      const paymentId = (await market.store.find('payments', { orderId: order._id, status: 'refunded' }))?._id ?? ''
      const booked = await market.store.list('ledgerEntries', { paymentId })
      expect(booked.filter(({ account }) => account === 'refunds').reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
      expect(booked.filter(({ account }) => account === 'cardClearing').reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
      expect((await market.envelope('changeStatus', { ...trade.asSeller, id: order._id, body })).code).toBe(409)
    })

    it('decides a dispute for the buyer: the wallet that paid has its money again', async () => {
      const order = await trade.invoiced()
      const { total } = order.totals
      await trade.topUp(total)
      const { _id: paymentId } = await trade.start(order._id)
      await proceed({ paymentId, method: 'wallet' })
      await trade.deliver(order)
      const reason = 'The drums are dented and the seals broken'
      expect((await market.envelope('openDispute', { ...trade.asSeller, id: order._id, body: { reason } })).code).toBe(403)
      const opened = await market.call('openDispute', { token: trade.buyer, id: order._id, body: { reason } })
      expect(opened).toEqual({
        orderId: order._id,
        kind: 'goods',
        reason,
        unpaid: false,
        attachments: [],
        openedAt: market.clock.now.toISOString(),
        answers: [],
        proposals: [],
      })
      const before = await walletOf(total.currency)
      await operator((context) => resolveDispute(context, order._id, { outcome: 'refund', reason: 'The photos show it' }))
      expect(await walletOf(total.currency)).toBe(before + total.amount)
      expect(await market.call('viewDispute', { ...trade.asSeller, id: order._id })).toEqual({
        ...opened,
        outcome: 'refund',
        note: 'The photos show it',
        decidedBy: 'operator',
        resolvedAt: market.clock.now.toISOString(),
      })
      expect((await view(order._id)).status).toBe('refunded')
      await expect(
        operator((context) => resolveDispute(context, order._id, { outcome: 'complete', reason: 'Changed my mind' })),
      ).rejects.toMatchObject({
        code: 409,
      })
    })

    it('decides a dispute for the seller, and takes none after the days of complaint', async () => {
      const [confirmed, late] = [await trade.delivered(), await trade.delivered()]
      const reason = 'One drum is missing'
      await market.call('openDispute', { token: trade.buyer, id: confirmed._id, body: { reason } })
      const before = (await earnings()).available.amount
      await operator((context) =>
        resolveDispute(context, confirmed._id, { outcome: 'complete', reason: 'The delivery note is signed for all drums' }),
      )
      expect((await view(confirmed._id)).status).toBe('completed')
      expect((await earnings()).available.amount).toBeGreaterThan(before)
      const start = market.clock.now
      const { disputeUntil } = (await market.store.find('orders', { _id: late._id })) ?? {}
      market.clock.now = new Date(Date.parse(disputeUntil ?? '') + 1)
      const token = await market.signIn('buyer')
      const refused = await market.envelope('openDispute', { token, id: late._id, body: { reason } })
      expect([refused.code, refused.message]).toEqual([409, 'The time in which this delivery could be disputed has passed.'])
      expect((await market.store.find('orders', { _id: late._id }))?.status).toBe('delivered')
      market.clock.now = start
    })

    it('has books that balance in every currency, whatever happened before', async () => {
      const sums = new Map<string, number>()
      for (const { currency, amount } of await market.store.ledgerTotals()) sums.set(currency, (sums.get(currency) ?? 0) + amount)
      expect(sums.size).toBeGreaterThan(0)
      expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([])
    })
  },
  { everyStore: true },
)
