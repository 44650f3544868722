import { describe, expect, it } from 'vitest'
import { suspendUser } from '#server/domain/account/suspensions.ts'
import { deleteAccountData } from '#server/domain/account/account-deletion.ts'
import { sandboxBankCode, sandboxCards } from '#src/lib/sandbox-cards.ts'
import { planRow } from '#tests/support/money-rows.ts'
import { end, secondMonth, renewalSteps } from '#tests/support/renewal-steps.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  const steps = renewalSteps(openStore)
  const { at, fill, act, subscription, buy, run, wallet, notices, inTransaction, months } = steps

  it.each([
    ['no renewal', false, undefined],
    ['another', true, 'card'],
  ])('what is chosen last counts, %s, though the bank has yet to be answered about the payment', async (_name, again, method) => {
    const savedCardId = await steps.keepCard(sandboxCards.success.token)
    const subscribe = async (renewal?: Parameters<typeof buy>[0]) => {
      const body = { action: 'subscribe', planId: steps.plan, ...(renewal && { renewal }) } as const
      return (await steps.market.call('purchaseSubscription', { ...steps.person, body })).payment?._id ?? ''
    }
    const proceed = async (more: { cardToken: string } | { bankCode: string }) =>
      steps.market.call('proceedPayment', { ...steps.person, body: { paymentId, ...more } })
    const paymentId = await subscribe({ method: 'wallet' })
    expect(await proceed({ cardToken: sandboxCards.secondStep.token })).toMatchObject({ status: 'processing' })
    expect(await subscribe(again ? { method: 'card', savedCardId } : undefined)).toBe(paymentId)
    await proceed({ bankCode: sandboxBankCode })
    expect((await subscription())?.renewal?.method).toBe(method)
  })

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
      expect(steps.failures).toEqual([])
      expect([await steps.market.store.unbookedPayments(1), await steps.market.store.unbalancedTransfers(1)]).toEqual([[], []])
      const { transactions } = await steps.market.call('getUserTransactions', {
        ...steps.person,
        body: { kinds: ['subscriptionPayment'] },
      })
      expect(transactions.map(({ direction, method, amount, subject }) => [direction, method, amount.amount, subject])).toEqual([
        ['out', 'wallet', 3100, 'test-small'],
        ['out', 'card', 3100, 'test-small'],
      ])
    })

    it('goes on after its end until the job has looked, and is renewed from that end on', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      await at('2027-01-03T00:00:00.000Z')
      expect((await steps.market.call('getUserSubscriptionPlan', steps.person)).plan?.slug).toBe('test-small')
      await run()
      expect(await subscription()).toMatchObject({ startsAt: end, endsAt: secondMonth })
    })

    it('is not charged after an outage that outlasts the grace', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      await at('2027-01-08T00:00:00.000Z')
      await run()
      expect([await subscription(), await wallet()]).toEqual([undefined, 10_000])
      expect(await steps.market.store.list('planRenewals', { userId: steps.userId })).toEqual([])
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
      await steps.market.store.insert('plans', dear)
      await buy({ method: 'wallet' })
      await buy(undefined, dear._id)
      expect((await subscription())?.renewal).toBe(undefined)
      expect(await steps.market.store.count('planRenewals', { userId: steps.userId })).toBe(0)
      await act({ action: 'renew', renewal: { method: 'wallet' } })
      expect((await subscription())?.renewal?.amount.amount).toBe(6200)
    })

    it('needs a confirmed identity over the set amount, and none to be turned off', async () => {
      await buy()
      const { market } = steps
      market.ports.stepUpAmount = 30
      market.clock.now = new Date(market.clock.now.getTime() + 11 * 60_000)
      const refused = await act({ action: 'renew', renewal: { method: 'wallet' } })
      expect([refused.code, refused.results]).toEqual([403, { stepUp: { kinds: ['password'] } }])
      await at(market.clock.now.toISOString())
      expect((await act({ action: 'renew', renewal: { method: 'wallet' } })).code).toBe(200)
      market.clock.now = new Date(market.clock.now.getTime() + 11 * 60_000)
      expect((await act({ action: 'stopRenewal' })).code).toBe(200)
    })

    it('is not renewed while the account is suspended', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      await inTransaction(async (context) => {
        const user = await context.tables.find('users', { _id: steps.userId })
        if (user !== undefined) await suspendUser(context, user, 'Reported')
      })
      steps.market.clock.now = new Date(end)
      await run()
      expect(await steps.market.store.list('subscriptions', { userId: steps.userId })).toMatchObject([{ status: 'expired' }])
      expect(await steps.market.store.count('planRenewals', { userId: steps.userId })).toBe(0)
    })

    it('is not renewed when the account was deleted', async () => {
      await buy({ method: 'wallet' })
      const user = await steps.market.store.find('users', { _id: steps.userId })
      if (user !== undefined) await inTransaction((context) => deleteAccountData(context, user))
      steps.market.clock.now = new Date(end)
      await run()
      expect(await months()).toHaveLength(1)
      expect(await steps.market.store.count('planRenewals', { userId: steps.userId })).toBe(0)
    })
  })

  it('needs a plan that was paid for', async () => {
    expect((await act({ action: 'renew', renewal: { method: 'wallet' } })).code).toBe(409)
    expect((await act({ action: 'stopRenewal' })).code).toBe(409)
  })
})
