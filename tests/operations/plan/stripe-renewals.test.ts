import { afterEach, describe, expect, it } from 'vitest'
import { stripeCardPayments } from '#server/adapters/card-payments-stripe.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { openFakeStripe, stripeSettings } from '#tests/support/fake-servers/fake-stripe.ts'
import { end, renewalSteps, secondMonth } from '#tests/support/renewal-steps.ts'

// The adapter's requests are the same for every store; card-renewals.test.ts covers all of them.
describe('a renewal by Stripe', () => {
  let fake: Awaited<ReturnType<typeof openFakeStripe>>
  const steps = renewalSteps(
    async () => openMemoryStore(),
    async () => {
      // The ids of each marketplace are the same, and with them the Idempotency-Keys.
      fake = await openFakeStripe()
      return { cardPayments: stripeCardPayments({ ...stripeSettings, apiUrl: fake.url }) }
    },
  )
  const { at, act, subscription, run, months } = steps
  afterEach(() => fake.close())

  let charged: number
  /** A plan that was bought by transfer, so that nothing but its renewal is charged. */
  const keepAndRenew = async (cardToken: string) => {
    const { store, call, clock } = steps.market
    const kept = await call('saveCard', { ...steps.person, body: { cardToken } })
    const { reference } = kept
    if (reference !== undefined) fake.respondAsBank(reference, 'yes')
    const { card } = reference === undefined ? kept : await call('saveCard', { ...steps.person, body: { reference } })
    const now = clock.now.toISOString()
    const month = { startsAt: now, endsAt: end, runsUntil: end, createdAt: now, updatedAt: now }
    const paid = { userId: steps.userId, planId: steps.plan, price: 3100, currency: 'USD' }
    await store.insert('subscriptions', { _id: steps.market.newId(), status: 'active', ...paid, ...month })
    await act({ action: 'renew', renewal: { method: 'card', savedCardId: card?._id } })
    charged = fake.counts.charged
    await at(end)
  }
  const lastCharge = () => new URLSearchParams(fake.received.findLast(({ path }) => path === '/v1/payment_intents')?.text)
  const renewalPayment = async () => {
    const [payment] = await steps.market.store.list('payments', { userId: steps.userId, renewsFrom: end })
    return payment?._id ?? ''
  }
  const deliver = (type: string, object: object | undefined) =>
    steps.market.envelope('paymentWebhook', fake.webhook(type, object, steps.market.clock.now))

  it('charges the kept card of its customer once, without its owner', async () => {
    await keepAndRenew('pm_card_visa')
    await Promise.all([1, 2, 3].map(run))
    expect(fake.counts.charged - charged).toBe(1)
    const request = lastCharge()
    expect([request.get('off_session'), request.get('use_stripe_sdk'), request.get('amount'), request.get('customer')]).toEqual([
      'true',
      'false',
      '3100',
      expect.stringMatching(/^cus_/),
    ])
    expect(await subscription()).toMatchObject({ status: 'active', endsAt: secondMonth })
    expect(steps.failures).toEqual([])
  })

  it('charges a card whose bank was asked when it was kept', async () => {
    await keepAndRenew('pm_card_authenticationRequiredOnSetup')
    await run()
    expect(await subscription()).toMatchObject({ status: 'active', endsAt: secondMonth })
  })

  it.each([
    ['pm_card_authenticationRequired', 'secondStepFailed'],
    ['pm_card_chargeCustomerFail', 'cardDeclined'],
  ])('of %s fails by %s, and its owner is asked to pay by hand', async (cardToken, failure) => {
    await keepAndRenew(cardToken)
    await run()
    expect(await subscription()).toMatchObject({ status: 'grace', renewal: { failure } })
    expect(await months()).toEqual([['failed', 'card', 3100, end, failure]])
    const { call } = steps.market
    const { payment } = await call('purchaseSubscription', { ...steps.person, body: { action: 'subscribe', planId: steps.plan } })
    const body = { paymentId: payment?._id ?? '', cardToken: 'pm_card_visa' }
    expect(await call('proceedPayment', { ...steps.person, body })).toMatchObject({ status: 'succeeded' })
    expect(await subscription()).toMatchObject({ status: 'active', startsAt: end, endsAt: secondMonth })
  })

  it('is charged once though every response of Stripe is lost', async () => {
    await keepAndRenew('pm_card_visa')
    fake.loseResponses(3)
    await run()
    expect([steps.failures.length, fake.counts.charged - charged]).toEqual([1, 1])
    await at('2027-01-01T00:05:00.000Z')
    await run()
    expect(fake.counts.charged - charged).toBe(1)
    expect(await subscription()).toMatchObject({ status: 'active', endsAt: secondMonth })
  })

  it('is recorded by the webhook when it is faster, and when the process has died', async () => {
    await keepAndRenew('pm_card_visa')
    fake.loseResponses(3)
    await run()
    const intent = fake.intentOf(await renewalPayment())
    expect((await deliver('payment_intent.succeeded', intent)).code).toBe(200)
    expect(await subscription()).toMatchObject({ status: 'active', endsAt: secondMonth })
    await at('2027-01-01T00:05:00.000Z')
    await run()
    expect([fake.counts.charged - charged, await months()]).toEqual([1, [['succeeded', 'card', 3100, end, null]]])
  })

  it('begins the grace once when the webhook of a decline comes too', async () => {
    await keepAndRenew('pm_card_chargeCustomerFail')
    await run()
    const intent = fake.intentOf(await renewalPayment())
    await deliver('payment_intent.payment_failed', intent)
    const { store } = steps.market
    expect(await store.count('notifications', { userId: steps.userId, type: 'renewalFailed' })).toBe(1)
  })

  it('is refunded when it arrives after the renewal was turned off', async () => {
    await keepAndRenew('pm_card_visa')
    fake.loseResponses(3)
    await run()
    await act({ action: 'stopRenewal' })
    expect(await subscription()).toBe(undefined)
    await deliver('payment_intent.succeeded', fake.intentOf(await renewalPayment()))
    expect(await steps.market.store.list('cardTasks', { kind: 'refund' })).toMatchObject([{ amount: 3100 }])
    expect(await steps.market.store.unbalancedTransfers(1)).toEqual([])
  })
})
