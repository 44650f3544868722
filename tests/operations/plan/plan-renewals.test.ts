import { beforeEach, describe, expect, it } from 'vitest'
import { announceRenewals, renewSubscriptions } from '#server/jobs/renew-subscriptions.ts'
import { expireSubscriptions } from '#server/jobs/expire-subscriptions.ts'
import { suspendUser } from '#server/domain/account/suspensions.ts'
import { approveTransfer } from '#server/domain/payment/bank-transfers.ts'
import { bookTopUp } from '#server/domain/ledger/ledger-entries.ts'
import type { BodyOf, OperationContext } from '#server/operation.ts'
import { newId } from '#server/new-id.ts'
import { CardProviderAway } from '#server/ports/card-payments.ts'
import { deleteAccountData } from '#server/domain/account/account-deletion.ts'
import { beginRenewal } from '#server/domain/payment/plan-renewals.ts'
import { sandboxBankCode, sandboxCards } from '#src/lib/sandbox-cards.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { planRow } from '#tests/support/money-rows.ts'
import { paymentRow } from '#tests/support/store-fixture.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let plan: string
  let person: { token: string; side: 'Seller' }
  let userId: string
  const start = '2026-12-01T00:00:00.000Z'
  const end = '2027-01-01T00:00:00.000Z'
  const failures: unknown[] = []

  beforeEach(async () => {
    failures.length = 0
    market = await openMarketplace(await openStore())
    market.clock.now = new Date(start)
    const row = planRow({ slug: 'test-small', price: 3100, bids: 20, listings: 50, position: 51, name_en: 'Small' })
    await market.store.insert('plans', row)
    plan = row._id
    await signIn()
    userId = (await market.call('getUser', person))._id
    // The demo's own.
    await market.store.remove('subscriptions', { userId })
  })

  /** A session ends in a month without a call. */
  const signIn = async () => {
    person = { token: await market.signIn('company'), side: 'Seller' as const }
  }
  const at = async (moment: string) => {
    market.clock.now = new Date(moment)
    await signIn()
  }
  const fill = (amount: number) => {
    const { store, clock } = market
    return store.transaction(async (tables) => {
      const payment = paymentRow({
        kind: 'walletTopUp',
        orderId: null,
        userId,
        amount,
        currency: 'USD',
        status: 'succeeded',
        method: 'card',
      })
      await tables.insert('payments', payment)
      await bookTopUp({ tables, now: clock.now.toISOString(), newId }, payment)
    })
  }
  const act = (body: object) => market.envelope('purchaseSubscription', { ...person, body })
  const subscription = async () => (await market.call('getUserSubscriptionPlan', person)).subscription
  type Renewal = NonNullable<BodyOf<'purchaseSubscription'>['renewal']>
  const buy = async (renewal?: Renewal, planId = plan) => {
    const body = { action: 'subscribe', planId, ...(renewal && { renewal }) } as const
    const { payment } = await market.call('purchaseSubscription', { ...person, body })
    await market.call('proceedPayment', {
      ...person,
      body: { paymentId: payment?._id ?? '', cardToken: sandboxCards.success.token },
    })
  }
  const keepCard = async (token: string) => {
    const { card } = await market.call('saveCard', { ...person, body: { cardToken: token } })
    return card?._id ?? ''
  }
  const deps = () => ({ ...market, clock: () => market.clock.now })
  const run = async () => {
    await announceRenewals(deps())
    await renewSubscriptions(deps(), (failure) => failures.push(failure))
    await expireSubscriptions(deps())
  }
  const wallet = async () =>
    (await market.call('getUserWalletInfo', person)).wallet.find(({ currency }) => currency === 'USD')?.amount ?? 0
  const notices = async () =>
    (await market.store.list('notifications', { userId }, { orderBy: ['createdAt', '_id'] })).map(({ type }) => type)

  const inTransaction = (work: (context: OperationContext) => Promise<unknown>) => {
    const { store, ports, clock } = market
    return store.transaction((tables) => work({ tables, ports, newId, now: clock.now.toISOString() }))
  }
  const months = async () =>
    (await market.store.list('payments', { userId, kind: 'subscription' }, { orderBy: ['createdAt', '_id'] })).map(
      ({ status, method, amount, renewsFrom, failure }) => [status, method, amount, renewsFrom, failure],
    )
  const noticeOf = async (type: string) =>
    (await market.store.list('notifications', { userId, type }, { orderBy: ['createdAt', '_id'] })).map(({ body_en }) =>
      body_en.replaceAll(/[\u2066-\u2069]/gu, '').replaceAll('\u00A0', ' '),
    )
  const secondMonth = '2027-02-01T00:00:00.000Z'

  describe('a plan that is renewed from the wallet', () => {
    it('is paid once for the month after its end, however many processes look', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      expect(await subscription()).toMatchObject({
        status: 'active',
        endsAt: end,
        renewal: { method: 'wallet', amount: { amount: 3100, currency: 'USD' }, at: end },
      })
      await at('2026-12-31T23:59:59.999Z')
      await run()
      expect(await wallet()).toBe(10_000)
      await at(end)
      await Promise.all([1, 2, 3].map(run))
      await run()
      expect(await wallet()).toBe(6900)
      expect(await subscription()).toMatchObject({
        status: 'active',
        startsAt: end,
        endsAt: secondMonth,
        renewal: { method: 'wallet', at: secondMonth },
      })
      expect(await months()).toEqual([
        ['succeeded', 'card', 3100, null, null],
        ['succeeded', 'wallet', 3100, end, null],
      ])
      expect(await notices()).toEqual(['renewalAnnounced', 'planRenewed'])
      expect(failures).toEqual([])
      expect([await market.store.unbookedPayments(1), await market.store.unbalancedTransfers(1)]).toEqual([[], []])
      const { transactions } = await market.call('getUserTransactions', { ...person, body: { kinds: ['subscriptionPayment'] } })
      expect(transactions.map(({ direction, method, amount, subject }) => [direction, method, amount.amount, subject])).toEqual([
        ['out', 'wallet', 3100, 'test-small'],
        ['out', 'card', 3100, 'test-small'],
      ])
    })

    it('goes on after its end until the job has looked, and is renewed from that end on', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      await at('2027-01-03T00:00:00.000Z')
      expect((await market.call('getUserSubscriptionPlan', person)).plan?.slug).toBe('test-small')
      await run()
      expect(await subscription()).toMatchObject({ startsAt: end, endsAt: secondMonth })
    })

    it('is not charged after an outage that outlasts the grace', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      await at('2027-01-08T00:00:00.000Z')
      await run()
      expect([await subscription(), await wallet()]).toEqual([undefined, 10_000])
      expect(await market.store.list('planRenewals', { userId })).toEqual([])
    })

    it('can be chosen later, and is off until then', async () => {
      await fill(10_000)
      await buy()
      expect((await subscription())?.renewal).toBe(undefined)
      const { results } = await act({ action: 'renew', renewal: { method: 'wallet' } })
      expect(results).toMatchObject({ current: { subscription: { renewal: { method: 'wallet', at: end } } } })
      await at(end)
      await run()
      expect(await subscription()).toMatchObject({ endsAt: secondMonth })
    })

    it('is off by one press, and runs to the end of what was paid', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      const { code, results } = await act({ action: 'stopRenewal' })
      expect([code, results]).toMatchObject([200, { current: { subscription: { status: 'active', endsAt: end } } }])
      expect((await subscription())?.renewal).toBe(undefined)
      expect((await act({ action: 'stopRenewal' })).code).toBe(409)
      await at(end)
      await run()
      expect([await subscription(), await wallet(), await notices()]).toEqual([undefined, 10_000, ['subscriptionExpired']])
    })

    it('is taken up again by it after a cancellation, and a cancellation ends it', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      await act({ action: 'cancel' })
      expect(await subscription()).toEqual(expect.not.objectContaining({ renewal: expect.anything() as unknown }))
      await act({ action: 'renew', renewal: { method: 'wallet' } })
      expect(await subscription()).toMatchObject({ status: 'active', renewal: { at: end } })
      await act({ action: 'cancel' })
      await at(end)
      await run()
      expect([await subscription(), await wallet()]).toEqual([undefined, 10_000])
    })

    it('is charged a month later when it was prolonged by hand, and keeps what was chosen', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      await buy()
      expect(await subscription()).toMatchObject({ endsAt: secondMonth, renewal: { at: secondMonth } })
      await at(end)
      await run()
      expect(await wallet()).toBe(10_000)
      await at(secondMonth)
      await run()
      expect([await wallet(), (await subscription())?.endsAt]).toEqual([6900, '2027-03-01T00:00:00.000Z'])
    })

    it('ends with a change to a dearer plan, unless it is chosen for that one', async () => {
      await fill(20_000)
      const dear = planRow({ slug: 'test-large', price: 6200, position: 52 })
      await market.store.insert('plans', dear)
      await buy({ method: 'wallet' })
      await buy(undefined, dear._id)
      expect((await subscription())?.renewal).toBe(undefined)
      expect(await market.store.count('planRenewals', { userId })).toBe(0)
      await act({ action: 'renew', renewal: { method: 'wallet' } })
      expect((await subscription())?.renewal?.amount.amount).toBe(6200)
    })

    it('is not renewed while the account is suspended', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      await inTransaction(async (context) => {
        const user = await context.tables.find('users', { _id: userId })
        if (user !== undefined) await suspendUser(context, user, 'Reported')
      })
      market.clock.now = new Date(end)
      await run()
      expect(await market.store.list('subscriptions', { userId })).toMatchObject([{ status: 'expired' }])
      expect(await market.store.count('planRenewals', { userId })).toBe(0)
    })

    it('is not renewed when the account was deleted', async () => {
      await buy({ method: 'wallet' })
      const user = await market.store.find('users', { _id: userId })
      if (user !== undefined) await inTransaction((context) => deleteAccountData(context, user))
      market.clock.now = new Date(end)
      await run()
      expect(await months()).toHaveLength(1)
      expect(await market.store.count('planRenewals', { userId })).toBe(0)
    })
  })

  describe('the notice of a renewal', () => {
    it('comes once, a week before, with price, date and source', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      await at('2026-12-24T23:59:59.999Z')
      await run()
      expect(await notices()).toEqual([])
      await at('2026-12-25T00:00:00.000Z')
      await Promise.all([1, 2, 3].map(run))
      expect(await noticeOf('renewalAnnounced')).toEqual([
        'On 1 January 2027 your plan Small is renewed for a month: USD 31.00 will be taken from your wallet. If you do not want that, turn the renewal off before then under My plan.',
      ])
      await market.deliver()
      const mail = market.mails.findLast(({ subject }) => subject.includes('renews on'))
      expect(mail?.text).toContain('https://market.example/my-subscription-plan')
    })

    it('names the old and the new price where it has changed, which is charged then', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      await market.store.update('plans', { _id: plan }, { price: 4100 })
      expect((await subscription())?.renewal?.amount.amount).toBe(3100)
      await at('2026-12-25T00:00:00.000Z')
      await run()
      expect((await noticeOf('renewalPriceChanged'))[0]).toContain('from USD 31.00 to USD 41.00 a month. On 1 January 2027')
      expect((await subscription())?.renewal?.amount.amount).toBe(4100)
      // What rises after the notice was not announced.
      await market.store.update('plans', { _id: plan }, { price: 9900 })
      await at(end)
      await run()
      expect(await wallet()).toBe(10_000 - 4100)
      expect(await market.store.list('subscriptions', { userId })).toMatchObject([{ price: 4100 }])
      await at('2027-01-25T00:00:00.000Z')
      await run()
      expect((await subscription())?.renewal?.amount.amount).toBe(9900)
    })

    it('that comes too late announces no higher price, and a lower one is charged without', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      await market.store.update('plans', { _id: plan }, { price: 4100 })
      await at('2026-12-27T00:00:00.000Z')
      await run()
      expect(await notices()).toEqual(['renewalAnnounced'])
      await market.store.update('plans', { _id: plan }, { price: 2000 })
      await at(end)
      await run()
      expect(await wallet()).toBe(8000)
    })

    it('says that a plan is withdrawn from sale, which is then not renewed', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      await market.store.update('plans', { _id: plan }, { onOffer: false })
      await at('2026-12-25T00:00:00.000Z')
      await run()
      expect((await subscription())?.renewal?.obstacle).toBe('planWithdrawn')
      expect(await noticeOf('renewalWithdrawn')).toEqual([
        'The plan Small is no longer on sale. It is therefore not renewed, nothing is charged, and what you paid for ends on 1 January 2027. Under My plan you can choose another.',
      ])
      await at(end)
      await run()
      await run()
      expect([await subscription(), await wallet()]).toEqual([undefined, 10_000])
    })
  })

  describe('a renewal by card', () => {
    it('charges the kept card once, without its owner', async () => {
      const savedCardId = await keepCard(sandboxCards.success.token)
      await buy({ method: 'card', savedCardId })
      expect((await subscription())?.renewal).toMatchObject({ method: 'card', card: { lastFour: '4242', expired: false } })
      await at(end)
      await Promise.all([1, 2, 3].map(run))
      expect(await months()).toEqual([
        ['succeeded', 'card', 3100, null, null],
        ['succeeded', 'card', 3100, end, null],
      ])
      expect(await subscription()).toMatchObject({ status: 'active', endsAt: secondMonth })
      expect(failures).toEqual([])
    })

    it('charges the card that paid for the plan, when it was kept for that', async () => {
      const start = async () => {
        const renewal = { method: 'card' } as const
        const body = { action: 'subscribe', planId: plan, renewal } as const
        const { payment } = await market.call('purchaseSubscription', { ...person, body })
        return { paymentId: payment?._id ?? '', cardToken: sandboxCards.success.token }
      }
      const unkept = await market.envelope('proceedPayment', { ...person, body: await start() })
      expect(unkept.results).toEqual({ fields: { saveCard: 'The plan is to be renewed by this card, so it has to be kept.' } })
      await market.call('proceedPayment', { ...person, body: { ...(await start()), saveCard: true } })
      expect((await subscription())?.renewal).toMatchObject({ method: 'card', card: { lastFour: '4242' }, at: end })
      const wallet = await start()
      expect(wallet.paymentId).not.toBe('')
    })

    it('is one charge when the process dies before it knows the outcome', async () => {
      const savedCardId = await keepCard(sandboxCards.success.token)
      await buy({ method: 'card', savedCardId })
      await at(end)
      const charges: string[] = []
      let dies = true
      const { cardPayments } = market.ports
      const charge: typeof cardPayments.charge = async (request) => {
        charges.push(request.paymentId)
        if (dies) throw new CardProviderAway('The line is cut')
        return cardPayments.charge(request)
      }
      const cut = { ...deps(), ports: { ...market.ports, cardPayments: { ...cardPayments, charge } } }
      await renewSubscriptions(cut, (failure) => failures.push(failure))
      expect([failures.length, (await subscription())?.status]).toEqual([1, 'active'])
      // Paying by hand meanwhile could pay twice.
      expect((await act({ action: 'subscribe', planId: plan })).code).toBe(409)
      dies = false
      await renewSubscriptions(cut, () => {})
      expect(charges).toHaveLength(1)
      await at('2027-01-01T00:05:00.000Z')
      await renewSubscriptions(cut, () => {})
      expect(new Set(charges).size).toBe(1)
      expect(charges).toHaveLength(2)
      expect(await subscription()).toMatchObject({ endsAt: secondMonth })
    })

    it('that is stopped while the card is being charged gives the money back', async () => {
      const savedCardId = await keepCard(sandboxCards.success.token)
      await buy({ method: 'card', savedCardId })
      await at('2027-01-01T00:01:00.000Z')
      const { cardPayments } = market.ports
      const charge: typeof cardPayments.charge = async (request) => {
        expect((await act({ action: 'stopRenewal' })).code).toBe(200)
        return cardPayments.charge(request)
      }
      const cut = { ...deps(), ports: { ...market.ports, cardPayments: { ...cardPayments, charge } } }
      await renewSubscriptions(cut, (failure) => failures.push(failure))
      expect(failures).toEqual([])
      expect(await subscription()).toBe(undefined)
      expect((await months())[1]).toEqual(['cancelled', 'card', 3100, end, null])
      expect(await market.store.list('cardTasks', { kind: 'refund' })).toMatchObject([{ amount: 3100 }])
      expect(await market.store.unbalancedTransfers(1)).toEqual([])
    })

    it.each([
      [sandboxCards.declinedLater.token, 'cardDeclined'],
      [sandboxCards.secondStep.token, 'secondStepFailed'],
    ])('of %s that fails by %s begins the grace, and is tried on the third and the sixth day', async (token, failure) => {
      const kept = await market.call('saveCard', { ...person, body: { cardToken: token } })
      const { reference } = kept
      const card =
        reference === undefined
          ? kept.card
          : (await market.call('saveCard', { ...person, body: { reference, bankCode: sandboxBankCode } })).card
      await buy({ method: 'card', savedCardId: card?._id ?? '' })
      await at(end)
      await Promise.all([1, 2, 3].map(run))
      expect(await subscription()).toMatchObject({
        status: 'grace',
        endsAt: end,
        graceEndsAt: '2027-01-08T00:00:00.000Z',
        renewal: { failure, at: '2027-01-04T00:00:00.000Z' },
      })
      expect((await market.call('getUserSubscriptionPlan', person)).plan?.slug).toBe('test-small')
      await at('2027-01-04T00:00:00.000Z')
      await Promise.all([1, 2].map(run))
      expect((await subscription())?.renewal).toMatchObject({ failure, at: '2027-01-07T00:00:00.000Z' })
      await at('2027-01-07T00:00:00.000Z')
      await Promise.all([1, 2].map(run))
      expect((await subscription())?.renewal?.at).toBe(undefined)
      expect((await months()).filter(([status]) => status === 'failed')).toEqual(
        Array.from({ length: 3 }, () => ['failed', 'card', 3100, end, failure]),
      )
      await at('2027-01-08T00:00:00.000Z')
      await run()
      expect(await subscription()).toBe(undefined)
      expect(await market.store.list('subscriptions', { userId })).toMatchObject([{ status: 'expired' }])
      expect((await notices()).filter((type) => type !== 'renewalAnnounced')).toEqual([
        'renewalFailed',
        'renewalFailed',
        'renewalFailedLast',
        'subscriptionExpired',
      ])
    })

    it('fails by a card that was removed or has expired, without a charge', async () => {
      const savedCardId = await keepCard(sandboxCards.success.token)
      await buy({ method: 'card', savedCardId })
      await market.store.update('savedCards', { _id: savedCardId }, { expiryMonth: 12, expiryYear: 2026 })
      expect((await subscription())?.renewal?.obstacle).toBe('expiredCard')
      await at(end)
      await run()
      expect(await subscription()).toMatchObject({ status: 'grace', renewal: { failure: 'expiredCard' } })
      await market.call('deleteSavedCard', { ...person, id: savedCardId })
      await at('2027-01-04T00:00:00.000Z')
      await run()
      expect(await subscription()).toMatchObject({
        status: 'grace',
        renewal: { failure: 'cardRemoved', obstacle: 'cardRemoved' },
      })
      expect(await months()).toHaveLength(1)
    })

    it('needs a valid card of the same account', async () => {
      await buy()
      const renew = (renewal: object) => act({ action: 'renew', renewal })
      expect((await renew({ method: 'card' })).results).toEqual({ fields: { 'renewal.savedCardId': 'Please fill this in.' } })
      const other = { token: await market.signIn('buyer'), body: { cardToken: sandboxCards.success.token } }
      const { card } = await market.call('saveCard', other)
      expect((await renew({ method: 'card', savedCardId: card?._id })).code).toBe(422)
      expect((await act({ action: 'renew' })).results).toEqual({ fields: { renewal: 'Please fill this in.' } })
      const own = await keepCard(sandboxCards.success.token)
      await market.store.update('savedCards', { _id: own }, { expiryMonth: 1, expiryYear: 2026 })
      expect((await renew({ method: 'card', savedCardId: own })).results).toEqual({
        fields: { 'renewal.savedCardId': 'This card has expired. Please choose another.' },
      })
      expect((await subscription())?.renewal).toBe(undefined)
    })
  })

  describe('the grace', () => {
    const fail = async () => {
      await buy({ method: 'wallet' })
      await at(end)
      await run()
      expect(await subscription()).toMatchObject({ status: 'grace', renewal: { failure: 'walletShort' } })
    }

    it('says why, until when the plan goes on, and when it is tried again', async () => {
      await fail()
      expect(await noticeOf('renewalFailed')).toEqual([
        'The payment of USD 31.00 for your plan Small failed. There is not enough money in your wallet. Your plan goes on until 8 January 2027, and we try again on 4 January 2027. Under My plan you can pay by hand or choose another means of payment.',
      ])
      const { plan: renewed } = await market.call('getUserWalletInfo', person)
      expect(renewed).toMatchObject({ plan: { slug: 'test-small' }, subscription: { status: 'grace' } })
    })

    it('is over when the wallet is filled until the next try, from the old end on', async () => {
      await fail()
      await fill(5000)
      await at('2027-01-04T00:00:00.000Z')
      await run()
      expect(await subscription()).toMatchObject({ status: 'active', startsAt: end, endsAt: secondMonth })
      expect((await subscription())?.renewal).toMatchObject({ at: secondMonth })
      expect((await subscription())?.renewal?.failure).toBe(undefined)
    })

    it('is over when the plan is paid by hand, from the old end on, and charged no more for that month', async () => {
      await fail()
      await at('2027-01-05T00:00:00.000Z')
      await buy()
      expect(await subscription()).toMatchObject({
        status: 'active',
        startsAt: end,
        endsAt: secondMonth,
        renewal: { method: 'wallet', at: secondMonth },
      })
      await fill(5000)
      await at('2027-01-07T00:00:00.000Z')
      await run()
      expect(await wallet()).toBe(5000)
    })

    it('waits for a transfer that was declared, and counts it from the old end on', async () => {
      await fail()
      const { payment } = await market.call('purchaseSubscription', { ...person, body: { action: 'subscribe', planId: plan } })
      const paymentId = payment?._id ?? ''
      const body = { paymentId, method: 'bankTransfer' as const, transferReference: 'PLAN 7' }
      await market.call('proceedPayment', { ...person, body })
      await fill(5000)
      await at('2027-01-04T00:00:00.000Z')
      await run()
      expect([await wallet(), (await subscription())?.status]).toEqual([5000, 'grace'])
      await inTransaction((context) => approveTransfer(context, paymentId))
      expect(await subscription()).toMatchObject({ status: 'active', endsAt: secondMonth })
    })

    it('is tried at once by another means', async () => {
      await fail()
      const savedCardId = await keepCard(sandboxCards.success.token)
      await act({ action: 'renew', renewal: { method: 'card', savedCardId } })
      await run()
      expect(await subscription()).toMatchObject({ status: 'active', startsAt: end, endsAt: secondMonth })
    })

    it('goes on without tries when the renewal is turned off, and ends with a cancellation', async () => {
      await fail()
      await act({ action: 'stopRenewal' })
      await fill(5000)
      await at('2027-01-07T23:59:59.999Z')
      await run()
      expect([(await subscription())?.status, await wallet()]).toEqual(['grace', 5000])
      await act({ action: 'cancel' })
      expect(await subscription()).toBe(undefined)
    })

    it('lets another plan, a cheaper one too, begin anew', async () => {
      await fail()
      const cheap = planRow({ slug: 'test-tiny', price: 900, position: 50 })
      await market.store.insert('plans', cheap)
      await buy(undefined, cheap._id)
      expect(await market.call('getUserSubscriptionPlan', person)).toMatchObject({
        plan: { slug: 'test-tiny' },
        subscription: { startsAt: end, endsAt: secondMonth },
      })
      expect(await market.store.count('planRenewals', { userId })).toBe(0)
    })
  })

  it('needs a plan that was paid for', async () => {
    expect((await act({ action: 'renew', renewal: { method: 'wallet' } })).code).toBe(409)
    expect((await act({ action: 'stopRenewal' })).code).toBe(409)
  })

  it('cannot be charged by a call with the payment that the job has begun', async () => {
    const savedCardId = await keepCard(sandboxCards.success.token)
    await buy({ method: 'card', savedCardId })
    await at(end)
    const renewalId = (await subscription())?._id ?? ''
    await inTransaction((context) => beginRenewal(context, renewalId))
    const begun = await market.store.find('payments', { userId, status: 'created', renewsFrom: end })
    const paying = await market.envelope('proceedPayment', { ...person, body: { paymentId: begun?._id, savedCardId } })
    expect(paying.code).toBe(409)
  })
})
