import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stripeCardPayments } from '#server/adapters/card-payments-stripe.ts'
import { settleCardTasks } from '#server/jobs/settle-card-tasks.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { openFakeStripe, stripeSettings } from '#tests/support/fake-servers/fake-stripe.ts'
import { openTrade, type Trade } from '#tests/support/trade-steps.ts'

// The adapter's requests are the same for every store; payments.test.ts covers all three.
describe('payments by Stripe', () => {
  let fake: Awaited<ReturnType<typeof openFakeStripe>>
  let market: Marketplace
  let trade: Trade
  beforeAll(async () => {
    fake = await openFakeStripe()
    const cardPayments = stripeCardPayments({ ...stripeSettings, apiUrl: fake.url })
    market = await openMarketplace(openMemoryStore(), { cardPayments })
    trade = await openTrade(market)
  })
  afterAll(() => fake.close())

  const proceed = (body: object) => market.envelope('proceedPayment', { token: trade.buyer, body })
  const begin = async () => {
    const order = await trade.invoiced()
    return { order, paymentId: (await trade.start(order._id))._id }
  }
  const statusOf = async (id: string) => (await market.call('viewOrder', { token: trade.buyer, id })).status
  const deliver = async (event: { sentText: string; signature: string }) => (await market.envelope('paymentWebhook', event)).code
  const succeeded = (paymentId: string, at = market.clock.now) =>
    fake.webhook('payment_intent.succeeded', fake.intentOf(paymentId), at)
  const settle = (failures: unknown[] = []) =>
    settleCardTasks({ ...market, clock: () => market.clock.now }, (failure) => failures.push(failure))

  it('charges a card, in the smallest unit of its currency, once', async () => {
    const { order, paymentId } = await begin()
    const before = fake.counts.charged
    expect((await proceed({ paymentId, cardToken: 'pm_card_visa' })).results).toMatchObject({
      status: 'succeeded',
      method: 'card',
    })
    expect(fake.counts.charged).toBe(before + 1)
    const { amount, currency } = order.totals.total
    expect(fake.intentOf(paymentId)).toMatchObject({ amount: String(amount), currency: currency.toLowerCase() })
    expect(await statusOf(order._id)).toBe('paid')
  })

  it.each([
    ['pm_card_chargeDeclined', 'cardDeclined'],
    ['pm_card_insufficientFunds', 'insufficientFunds'],
    ['pm_card_expired', 'expiredCard'],
  ])('tells why %s was declined', async (cardToken, failure) => {
    const { order, paymentId } = await begin()
    expect((await proceed({ paymentId, cardToken })).results).toMatchObject({ status: 'failed', failure })
    expect(await statusOf(order._id)).toBe('invoiced')
  })

  it('marks a card that Stripe does not know, and takes another', async () => {
    const { paymentId } = await begin()
    expect((await proceed({ paymentId, cardToken: 'pm_of_nobody' })).results).toEqual({
      fields: { cardToken: 'This card cannot be used. Enter it again.' },
    })
    expect((await proceed({ paymentId, cardToken: 'pm_card_visa' })).code).toBe(200)
  })

  it.each([
    ['yes', 'succeeded', 'paid'],
    ['no', 'failed', 'invoiced'],
  ] as const)('sends the buyer to the bank’s page, where the answer is %s', async (verdict, status, orderStatus) => {
    const { order, paymentId } = await begin()
    const response = await proceed({ paymentId, cardToken: 'pm_card_authenticationRequired' })
    const intent = fake.intentOf(paymentId)
    expect(response.results).toMatchObject({ status: 'processing', nextStep: 'bankPage', clientSecret: `${intent?.id}_secret` })
    // Returned too early: the bank's page is not completed yet.
    expect((await proceed({ paymentId })).results).toMatchObject({ status: 'processing', nextStep: 'bankPage' })
    fake.respondAsBank(intent?.id ?? '', verdict)
    expect((await proceed({ paymentId })).results).toMatchObject({ status })
    expect(await statusOf(order._id)).toBe(orderStatus)
  })

  it('asks again when an answer is lost, and charges once', async () => {
    const { paymentId } = await begin()
    const before = fake.counts.charged
    fake.loseResponses(2)
    expect((await proceed({ paymentId, cardToken: 'pm_card_visa' })).code).toBe(200)
    expect(fake.counts.charged).toBe(before + 1)
  })

  it('says 503 while Stripe is away, with nothing changed that the same call, sent again, does not finish', async () => {
    const { order, paymentId } = await begin()
    const before = fake.counts.charged
    fake.loseResponses(3)
    const body = { paymentId, cardToken: 'pm_card_visa' }
    expect((await proceed(body)).code).toBe(503)
    expect(await statusOf(order._id)).toBe('invoiced')
    expect((await proceed({ paymentId, cardToken: 'pm_card_expired' })).code).toBe(409)
    for (const method of [{ method: 'wallet' }, { method: 'bankTransfer', transferReference: 'KO 26' }]) {
      const { code, message } = await proceed({ paymentId, ...method })
      expect([code, message]).toEqual([409, 'This payment cannot be made in this way any more. Please start again.'])
    }
    expect((await proceed(body)).results).toMatchObject({ status: 'succeeded' })
    expect(fake.counts.charged).toBe(before + 1)
  })

  it('finishes a payment by the webhook when every answer was lost, once for however many events', async () => {
    const { order, paymentId } = await begin()
    fake.loseResponses(3)
    expect((await proceed({ paymentId, cardToken: 'pm_card_visa' })).code).toBe(503)
    const event = succeeded(paymentId)
    expect([await deliver(event), await deliver(event), await deliver(succeeded(paymentId))]).toEqual([200, 200, 200])
    expect(await statusOf(order._id)).toBe('paid')
    expect(await market.store.count('ledgerEntries', { orderId: order._id })).toBe(2)
    expect((await proceed({ paymentId, cardToken: 'pm_card_visa' })).code).toBe(409)
  })

  it('gives the money back when the order was cancelled before the late webhook came', async () => {
    const { order, paymentId } = await begin()
    fake.loseResponses(3)
    await proceed({ paymentId, cardToken: 'pm_card_visa' })
    const cancel = { event: 'order.cancel' as const, reason: 'Bought elsewhere' }
    await market.call('changeStatus', { token: trade.buyer, id: order._id, body: cancel })
    await deliver(succeeded(paymentId))
    await deliver(succeeded(paymentId))
    const before = fake.counts.refunds
    await settle()
    await settle()
    expect(fake.counts.refunds).toBe(before + 1)
    expect(fake.intentOf(paymentId)?.refunded).toBe(order.totals.total.amount)
    expect(await statusOf(order._id)).toBe('cancelled')
    const sums = (await market.store.ledgerTotals()).filter(({ account }) => account === 'refunds')
    expect(sums).toEqual([])
  })

  it('believes no webhook without a signature of its own secret, of this moment and of these very bytes', async () => {
    const { order, paymentId } = await begin()
    fake.loseResponses(3)
    await proceed({ paymentId, cardToken: 'pm_card_visa' })
    const good = succeeded(paymentId)
    const old = succeeded(paymentId, new Date(market.clock.now.getTime() - 301_000))
    const forged = fake.webhook('payment_intent.succeeded', fake.intentOf(paymentId), market.clock.now, 'whsec_of_a_thief')
    const changed = { ...good, sentText: good.sentText.replace('succeeded', 'succeedeD') }
    for (const event of [
      old,
      forged,
      changed,
      { ...good, signature: '' },
      { ...good, signature: 't=1,v1=zz' },
      { ...good, signature: 't=1,v1=' },
    ]) {
      expect(await deliver(event)).toBe(401)
    }
    expect(await statusOf(order._id)).toBe('invoiced')
    expect(await deliver(good)).toBe(200)
    expect(await statusOf(order._id)).toBe('paid')
  })

  it('passes over events of other kinds and of other systems', async () => {
    expect(await deliver(fake.webhook('charge.updated', { id: 'ch_1' }, market.clock.now))).toBe(200)
    const foreign = { id: 'pi_foreign', status: 'succeeded', metadata: {} }
    expect(await deliver(fake.webhook('payment_intent.succeeded', foreign, market.clock.now))).toBe(200)
    const another = { ...foreign, metadata: { paymentId: market.newId() } }
    expect(await deliver(fake.webhook('payment_intent.succeeded', another, market.clock.now))).toBe(200)
  })

  it('keeps a card at Stripe, charges it again without the buyer’s bank, and has it forgotten', async () => {
    const first = await begin()
    await proceed({ paymentId: first.paymentId, cardToken: 'pm_card_visa', saveCard: true })
    const { cards } = await market.call('getSavedCards', { token: trade.buyer })
    expect(cards).toMatchObject([{ brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034 }])
    const savedCardId = cards[0]?._id ?? ''
    const second = await begin()
    expect((await proceed({ paymentId: second.paymentId, savedCardId })).results).toMatchObject({ status: 'succeeded' })
    expect(fake.intentOf(second.paymentId)).toMatchObject({ customer: 'cus_1' })
    const third = await begin()
    await proceed({ paymentId: third.paymentId, cardToken: 'pm_card_visa', saveCard: true })
    expect(fake.counts.customers).toBe(1)
    expect((await market.call('getSavedCards', { token: trade.buyer })).cards).toHaveLength(1)
    await market.call('deleteSavedCard', { token: trade.buyer, id: savedCardId })
    await settle()
    const fourth = await begin()
    expect((await proceed({ paymentId: fourth.paymentId, cardToken: 'pm_card_visa' })).code).toBe(422)
  })

  it('keeps a card without a charge, and charges it later without the bank', async () => {
    const token = await market.signIn('company')
    const before = { ...fake.counts }
    const save = (body: object) => market.envelope('saveCard', { token, body })
    const response = await save({ cardToken: 'pm_card_authenticationRequiredOnSetup' })
    const { reference = '' } = response.results as { reference?: string } // As the next line proves.
    expect(response.results).toEqual({
      status: 'asked',
      reference,
      nextStep: 'bankPage',
      clientSecret: `${reference}_secret`,
    })
    expect((await market.envelope('saveCard', { token: trade.buyer, body: { reference } })).code).toBe(404)
    // Returned too early: the bank's page is not completed yet.
    expect((await save({ reference })).results).toMatchObject({ status: 'asked' })
    fake.respondAsBank(reference, 'yes')
    expect((await save({ reference })).results).toMatchObject({ status: 'saved', card: { brand: 'visa', lastFour: '3155' } })
    expect(fake.counts).toEqual({ ...before, customers: before.customers + 1 })
    const amount = { amount: 5_000, currency: 'USD' }
    const topUp = await market.call('createPaymentIntent', { token, body: { kind: 'walletTopUp', amount } })
    const [card] = (await market.call('getSavedCards', { token })).cards
    const body = { paymentId: topUp._id, savedCardId: card?._id ?? '' }
    expect(await market.call('proceedPayment', { token, body })).toMatchObject({ status: 'succeeded' })
  })

  it.each([
    ['pm_card_chargeDeclined', { status: 'failed', failure: 'cardDeclined' }],
    ['pm_card_expired', { status: 'failed', failure: 'expiredCard' }],
    ['pm_of_nobody', { fields: { cardToken: 'This card cannot be used. Enter it again.' } }],
  ])('keeps no %s', async (cardToken, results) => {
    const token = await market.signIn('company')
    expect((await market.envelope('saveCard', { token, body: { cardToken } })).results).toEqual(results)
    expect(await market.store.count('savedCards', { lastFour: ['0002', '0069'] })).toBe(0)
  })

  it('keeps no card whose bank was answered with no', async () => {
    const token = await market.signIn('seller')
    const begun = await market.call('saveCard', { token, body: { cardToken: 'pm_card_authenticationRequired' } })
    fake.respondAsBank(begun.reference ?? '', 'no')
    const saved = await market.call('saveCard', { token, body: { reference: begun.reference ?? '' } })
    expect([saved, (await market.call('getSavedCards', { token })).cards]).toEqual([
      { status: 'failed', failure: 'secondStepFailed' },
      [],
    ])
  })

  it('shows the same payment to who comes back, and asks for the bank’s page again', async () => {
    const { order, paymentId } = await begin()
    await proceed({ paymentId, cardToken: 'pm_card_authenticationRequired' })
    const again = await trade.start(order._id)
    expect(again).toMatchObject({ _id: paymentId, status: 'processing', nextStep: 'bankPage' })
    expect(again.clientSecret).toBe(undefined)
    const id = fake.intentOf(paymentId)?.id ?? ''
    expect((await proceed({ paymentId })).results).toMatchObject({ clientSecret: `${id}_secret` })
  })

  it.each([
    ['yes', 'payment_intent.succeeded', { status: 'succeeded' }],
    ['no', 'payment_intent.payment_failed', { status: 'failed', failure: 'secondStepFailed' }],
  ] as const)('answers who asks after the webhook has told of %s, without a conflict', async (verdict, type, outcome) => {
    const { paymentId } = await begin()
    await proceed({ paymentId, cardToken: 'pm_card_authenticationRequired' })
    fake.respondAsBank(fake.intentOf(paymentId)?.id ?? '', verdict)
    const charged = fake.counts.charged
    await deliver(fake.webhook(type, fake.intentOf(paymentId), market.clock.now))
    expect((await proceed({ paymentId })).results).toMatchObject(outcome)
    expect((await proceed({ paymentId, cardToken: 'pm_card_visa' })).code).toBe(409)
    expect(fake.counts.charged).toBe(charged)
  })

  it('believes Stripe and not the page: what the bank has not allowed is not paid, however often it is asked for', async () => {
    const { order, paymentId } = await begin()
    await proceed({ paymentId, cardToken: 'pm_card_authenticationRequired' })
    for (const body of [{ paymentId }, { paymentId, bankCode: '123456' }, { paymentId, cardToken: 'pm_card_visa' }]) {
      expect((await proceed(body)).results).toMatchObject({ status: 'processing' })
    }
    expect(await statusOf(order._id)).toBe('invoiced')
  })

  it('takes no card number, in no call', async () => {
    const { paymentId } = await begin()
    const before = fake.received.length
    for (const [call, body] of [
      ['proceedPayment', { paymentId, cardToken: '4242424242424242' }],
      ['saveCard', { cardToken: '4242424242424242' }],
    ] as const) {
      const { code, results } = await market.envelope(call, { token: trade.buyer, body })
      expect([code, results]).toMatchObject([422, { fields: { cardToken: expect.any(String) as string } }])
    }
    expect(fake.received.length).toBe(before)
  })

  it('keeps the card of a payment that only the webhook tells of', async () => {
    const token = await market.signIn('seller2')
    const amount = { amount: 5_000, currency: 'USD' }
    const { _id: paymentId } = await market.call('createPaymentIntent', { token, body: { kind: 'walletTopUp', amount } })
    const body = { paymentId, cardToken: 'pm_card_authenticationRequired', saveCard: true }
    await market.call('proceedPayment', { token, body })
    fake.respondAsBank(fake.intentOf(paymentId)?.id ?? '', 'yes')
    await deliver(succeeded(paymentId))
    const { cards } = await market.call('getSavedCards', { token })
    expect(cards).toMatchObject([{ brand: 'visa', lastFour: '3184' }])
  })

  it('keeps the card whose bank has agreed while nobody came back to ask, once for however many events', async () => {
    const token = trade.buyer
    const begun = await market.call('saveCard', { token, body: { cardToken: 'pm_card_authenticationRequired' } })
    fake.respondAsBank(begun.reference ?? '', 'yes')
    const event = () => fake.webhook('setup_intent.succeeded', fake.intent(begun.reference ?? ''), market.clock.now)
    fake.breakDown(3)
    expect(await deliver(event())).toBe(503)
    expect([await deliver(event()), await deliver(event())]).toEqual([200, 200])
    const { cards } = await market.call('getSavedCards', { token })
    expect(cards.filter(({ lastFour }) => lastFour === '3184')).toHaveLength(1)
    expect((await market.call('saveCard', { token, body: { reference: begun.reference ?? '' } })).status).toBe('saved')
  })

  it('asks the bank about a kept card that wants it at each payment', async () => {
    const token = trade.buyer
    const { cards, provider } = await market.call('getSavedCards', { token })
    expect(provider).toEqual({ name: 'stripe', publishableKey: 'pk_test_of_the_peer' })
    const savedCardId = cards.find(({ lastFour }) => lastFour === '3184')?._id ?? ''
    const amount = { amount: 5_000, currency: 'USD' }
    const { _id: paymentId } = await market.call('createPaymentIntent', { token, body: { kind: 'walletTopUp', amount } })
    const asked = await market.call('proceedPayment', { token, body: { paymentId, savedCardId } })
    expect(asked).toMatchObject({ status: 'processing', nextStep: 'bankPage' })
    fake.respondAsBank(fake.intentOf(paymentId)?.id ?? '', 'yes')
    expect(await market.call('proceedPayment', { token, body: { paymentId } })).toMatchObject({ status: 'succeeded' })
  })

  it('goes on with the payment of a plan about which the bank has yet to be answered', async () => {
    const token = await market.signIn('seller')
    const side = 'Seller' as const
    const { plans } = await market.call('getSubscriptionsPlans', { token, side, body: {} })
    const planId = plans.find(({ offer }) => (offer?.due.amount ?? 0) > 0)?._id ?? ''
    const subscribe = async () =>
      (await market.call('purchaseSubscription', { token, side, body: { action: 'subscribe', planId } })).payment
    const first = await subscribe()
    const body = { paymentId: first?._id ?? '', cardToken: 'pm_card_authenticationRequired' }
    await market.call('proceedPayment', { token, side, body })
    expect(await subscribe()).toMatchObject({ _id: first?._id, status: 'processing', nextStep: 'bankPage' })
  })

  it('tries again later what it could not ask for while Stripe was down', async () => {
    const failures: unknown[] = []
    await market.store.insert('cardTasks', {
      _id: market.newId(),
      kind: 'forgetCard',
      reference: 'pm_other',
      paymentId: null,
      amount: 0,
      currency: null,
      tries: 0,
      nextTryAt: market.clock.now.toISOString(),
      doneAt: null,
      createdAt: market.clock.now.toISOString(),
    })
    fake.breakDown(3)
    expect(await settle(failures)).toBe(1)
    expect(failures).toHaveLength(1)
    expect(await settle(failures)).toBe(0)
    market.clock.now = new Date(market.clock.now.getTime() + 60_000)
    expect(await settle(failures)).toBe(1)
    expect(await market.store.count('cardTasks', { doneAt: null })).toBe(0)
  })
})
