import { beforeAll, expect, it } from 'vitest'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { approveTransfer, declineTransfer } from '#server/domain/payment/bank-transfers.ts'
import { expireSubscriptions } from '#server/jobs/expire-subscriptions.ts'
import type { OperationContext } from '#server/operation.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { planRow } from '#tests/support/money-rows.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let small: string
  let large: string
  const start = new Date('2026-12-01T00:00:00.000Z')
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    market.clock.now = start
    await market.store.update('plans', {}, { onOffer: false })
    const free = planRow({ slug: 'test-free', price: 0, bids: 1, position: 50 })
    const paid = planRow({ slug: 'test-small', price: 3100, bids: 20, listings: 50, position: 51, name_en: 'Small' })
    const dear = planRow({ slug: 'test-large', price: 6200, bids: null, listings: null, position: 52, name_en: 'Large' })
    await market.store.insert('plans', free, paid, dear)
    ;[small, large] = [paid._id, dear._id]
  })

  const signIn = async (name: string) => ({ token: await market.signIn(name), side: 'Seller' as const })
  type Person = Awaited<ReturnType<typeof signIn>>
  const subscribe = (person: Person, planId: string) =>
    market.envelope('purchaseSubscription', { ...person, body: { action: 'subscribe', planId } })
  const current = (person: Person) => market.call('getUserSubscriptionPlan', person)
  const buy = async (person: Person, planId: string) => {
    const { payment } = await market.call('purchaseSubscription', { ...person, body: { action: 'subscribe', planId } })
    const body = { paymentId: payment?._id ?? '', cardToken: sandboxCards.success.token }
    await market.call('proceedPayment', { ...person, body })
    return payment?.amount
  }

  it('offers the plans that are on offer, in their order', async () => {
    const person = await signIn('buyer')
    const { plans, total } = await market.call('getSubscriptionsPlans', { ...person, body: {} })
    expect([plans.map(({ slug }) => slug), total]).toEqual([['test-free', 'test-small', 'test-large'], 3])
    expect(plans[2]?.allowances).toEqual([{ kind: 'listings' }, { kind: 'bids' }, { kind: 'promotions', allowed: 0 }])
    expect(await current(person)).toMatchObject({
      plan: { slug: 'test-free' },
      allowances: [
        { kind: 'listings', used: 0, allowed: 10 },
        { kind: 'bids', used: 0, allowed: 1 },
        { kind: 'promotions', used: 0, allowed: 0 },
      ],
    })
  })

  it('begins a plan when it is paid for, prolongs it, and counts the unused rest of it towards a dearer one', async () => {
    const person = await signIn('company')
    expect(await buy(person, small)).toEqual({ amount: 3100, currency: 'USD' })
    expect((await current(person)).subscription).toMatchObject({ status: 'active', endsAt: '2027-01-01T00:00:00.000Z' })

    // Half of December is left: half of the price.
    market.clock.now = new Date('2026-12-16T12:00:00.000Z')
    const offered = await market.call('getSubscriptionsPlans', { ...person, body: {} })
    expect(offered.plans.map(({ offer }) => [offer?.change, offer?.due.amount])).toEqual([
      [undefined, undefined],
      ['prolong', 3100],
      ['replace', 6200 - 1550],
    ])
    expect(await buy(person, large)).toEqual({ amount: 6200 - 1550, currency: 'USD' })
    expect(await current(person)).toMatchObject({
      plan: { slug: 'test-large' },
      subscription: { status: 'active', startsAt: '2026-12-16T12:00:00.000Z', endsAt: '2027-01-16T12:00:00.000Z' },
    })
    const { plans } = await market.call('getSubscriptionsPlans', { ...person, body: {} })
    expect(plans.map(({ slug, offer }) => [slug, offer])).toEqual([
      ['test-free', undefined],
      ['test-small', undefined],
      ['test-large', { change: 'prolong', due: { amount: 6200, currency: 'USD' } }],
    ])
    const smaller = await subscribe(person, small)
    expect([smaller.code, smaller.results]).toEqual([409, { state: 'active' }])

    expect(await buy(person, large)).toEqual({ amount: 6200, currency: 'USD' })
    expect((await current(person)).subscription).toMatchObject({ endsAt: '2027-02-16T12:00:00.000Z' })
    expect((await subscribe(person, large)).code).toBe(409)
    market.clock.now = start
  })

  it('runs a cancelled plan to its end, and expires it once, however many processes look', async () => {
    const person = await signIn('seller2')
    const userId = (await market.call('getUser', { token: person.token }))._id
    // The demo's own.
    await market.store.remove('subscriptions', { userId })
    await buy(person, small)
    const cancel = () => market.envelope('purchaseSubscription', { ...person, body: { action: 'cancel' } })
    expect((await cancel()).code).toBe(200)
    expect((await cancel()).code).toBe(409)
    expect(await current(person)).toMatchObject({ plan: { slug: 'test-small' }, subscription: { status: 'cancelled' } })
    const context = { ...market, clock: () => market.clock.now }
    market.clock.now = new Date('2026-12-31T23:59:59.999Z')
    await expireSubscriptions(context)
    // A month has gone by, and with it the session.
    const later = await signIn('seller2')
    expect((await current(later)).subscription?.status).toBe('cancelled')
    market.clock.now = new Date('2027-01-01T00:00:00.000Z')
    expect((await current(later)).plan?.slug).toBe('test-free')
    await Promise.all([1, 2, 3].map(() => expireSubscriptions(context)))
    expect(await market.store.list('subscriptions', { userId })).toMatchObject([{ status: 'expired' }])
    expect(await market.store.count('notifications', { userId, type: 'subscriptionExpired' })).toBe(1)
    market.clock.now = start
  })

  const operator = (work: (context: OperationContext) => Promise<unknown>) => {
    const { store, ports, newId, clock } = market
    return store.transaction((tables) => work({ tables, ports, newId, now: clock.now.toISOString() }))
  }

  it('has nothing to buy in a plan that is free, retired or unknown', async () => {
    const person = await signIn('buyer')
    const free = (await market.store.find('plans', { slug: 'test-free' }))?._id ?? ''
    expect((await subscribe(person, free)).results).toEqual({
      fields: { planId: 'This plan costs nothing; there is nothing to buy.' },
    })
    const retired = planRow({ price: 100, onOffer: false })
    await market.store.insert('plans', retired)
    expect((await subscribe(person, retired._id)).code).toBe(404)
    expect((await subscribe(person, '00000000-0000-7000-8000-ffffffffffff')).code).toBe(404)
    expect((await market.envelope('purchaseSubscription', { ...person, body: { action: 'subscribe' } })).results).toEqual({
      fields: { planId: 'Please fill this in.' },
    })
  })

  it('puts money for a plan that can no longer begin into the wallet', async () => {
    const person = await signIn('buyer')
    const { payment } = await market.call('purchaseSubscription', { ...person, body: { action: 'subscribe', planId: small } })
    const paymentId = payment?._id ?? ''
    const body = { paymentId, method: 'bankTransfer' as const, transferReference: 'PLAN 0' }
    await market.call('proceedPayment', { ...person, body })
    await buy(person, large)
    await operator((context) => approveTransfer(context, paymentId, { statementEntry: paymentId }))
    expect((await current(person)).plan?.slug).toBe('test-large')
    expect((await market.call('getUserWalletInfo', { token: person.token })).wallet).toContainEqual({
      amount: 3100,
      currency: 'USD',
    })
    const { transactions } = await market.call('getUserTransactions', { ...person, body: { kinds: ['subscriptionPayment'] } })
    expect(transactions).toMatchObject([{ direction: 'out', subject: 'test-large', amount: { amount: 6200, currency: 'USD' } }])
  })

  it('puts into the wallet what is left of a plan beyond the price of the one that replaces it', async () => {
    const person = await signIn('seller')
    const userId = (await market.call('getUser', person))._id
    // The demo's own.
    await market.store.remove('subscriptions', { userId })
    const middle = planRow({ slug: 'test-middle', price: 4000, position: 53 })
    await market.store.insert('plans', middle)
    const usd = async () =>
      (await market.call('getUserWalletInfo', person)).wallet.find(({ currency }) => currency === 'USD')?.amount ?? 0
    const before = await usd()
    expect([await buy(person, small), await buy(person, small)]).toMatchObject([{ amount: 3100 }, { amount: 3100 }])
    const { payment } = await market.call('purchaseSubscription', {
      ...person,
      body: { action: 'subscribe', planId: middle._id },
    })
    expect([payment, (await current(person)).plan?.slug]).toEqual([undefined, 'test-middle'])
    expect((await usd()) - before).toBe(2 * 3100 - 4000)
    const { transactions } = await market.call('getUserTransactions', { ...person, body: { kinds: ['subscriptionPayment'] } })
    expect(transactions.find(({ subject }) => subject === 'test-middle')).toMatchObject({
      direction: 'in',
      method: 'wallet',
      amount: { amount: 2200, currency: 'USD' },
    })
  })

  it('can be paid for from a payment that is started for it, like an order', async () => {
    const person = await signIn('buyer')
    const begin = (body: { planId?: string }) =>
      market.envelope('createPaymentIntent', { ...person, body: { kind: 'subscription', ...body } })
    const free = (await market.store.find('plans', { slug: 'test-free' }))?._id ?? ''
    await market.store.remove('subscriptions', { userId: (await market.call('getUser', person))._id })
    expect((await begin({ planId: small })).results).toMatchObject({
      kind: 'subscription',
      status: 'created',
      amount: { amount: 3100, currency: 'USD' },
    })
    expect([(await begin({})).results, (await begin({ planId: free })).results]).toEqual([
      { fields: { planId: 'Please fill this in.' } },
      { fields: { planId: 'This plan costs nothing; there is nothing to buy.' } },
    ])
  })

  it('tells a seller what became of a transfer for a plan, and why', async () => {
    const person = await signIn('seller2')
    const userId = (await market.call('getUser', person))._id
    const declare = async () => {
      const { payment } = await market.call('purchaseSubscription', { ...person, body: { action: 'subscribe', planId: small } })
      const body = { paymentId: payment?._id ?? '', method: 'bankTransfer' as const, transferReference: 'PLAN 1' }
      await market.call('proceedPayment', { ...person, body })
      return body.paymentId
    }
    const first = await declare()
    await operator((context) => declineTransfer(context, first, 'No such transfer has come in.'))
    expect((await current(person)).plan?.slug).toBe('test-free')
    const second = await declare()
    await operator((context) => approveTransfer(context, second, { statementEntry: second }))
    expect((await current(person)).plan?.slug).toBe('test-small')
    const notifications = await market.store.list('notifications', { userId, type: ['planPaid', 'planPaymentDeclined'] })
    expect(notifications.map(({ type, subjectId, body_en }) => [type, subjectId, body_en]).toSorted()).toEqual([
      ['planPaid', small, 'Your transfer of USD\u00A031.00 for the plan Small has arrived. My plan shows what you have now.'],
      [
        'planPaymentDeclined',
        small,
        'Your transfer of USD\u00A031.00 for the plan Small was declined. Reason: No such transfer has come in. Your plan has not changed.',
      ],
    ])
  })
})
