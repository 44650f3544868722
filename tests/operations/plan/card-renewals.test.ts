import { describe, expect, it } from 'vitest'
import { beginRenewal } from '#server/domain/payment/plan-renewals.ts'
import { renewSubscriptions } from '#server/jobs/renew-subscriptions.ts'
import { CardProviderAway } from '#server/ports/card-payments.ts'
import { sandboxBankCode, sandboxCards } from '#src/lib/sandbox-cards.ts'
import { end, secondMonth, renewalSteps } from '#tests/support/renewal-steps.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  const steps = renewalSteps(openStore)
  const { at, act, subscription, buy, keepCard, run, deps, notices, inTransaction, months } = steps

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
      expect(steps.failures).toEqual([])
    })

    it('charges the card that paid for the plan, when it was kept for that', async () => {
      const begin = async () => {
        const renewal = { method: 'card' } as const
        const body = { action: 'subscribe', planId: steps.plan, renewal } as const
        const { payment } = await steps.market.call('purchaseSubscription', { ...steps.person, body })
        return { paymentId: payment?._id ?? '', cardToken: sandboxCards.success.token }
      }
      const unkept = await steps.market.envelope('proceedPayment', { ...steps.person, body: await begin() })
      expect(unkept.results).toEqual({ fields: { saveCard: 'The plan is to be renewed by this card, so it has to be kept.' } })
      await steps.market.call('proceedPayment', { ...steps.person, body: { ...(await begin()), saveCard: true } })
      expect((await subscription())?.renewal).toMatchObject({ method: 'card', card: { lastFour: '4242' }, at: end })
    })

    it('is one charge when the process dies before it knows the outcome', async () => {
      const savedCardId = await keepCard(sandboxCards.success.token)
      await buy({ method: 'card', savedCardId })
      await at(end)
      const charges: string[] = []
      let dies = true
      const { cardPayments } = steps.market.ports
      const charge: typeof cardPayments.charge = async (request) => {
        charges.push(request.paymentId)
        if (dies) throw new CardProviderAway('The line is cut')
        return cardPayments.charge(request)
      }
      const cut = { ...deps(), ports: { ...steps.market.ports, cardPayments: { ...cardPayments, charge } } }
      await renewSubscriptions(cut, (failure) => steps.failures.push(failure))
      expect([steps.failures.length, (await subscription())?.status]).toEqual([1, 'active'])
      // Paying by hand meanwhile could pay twice.
      expect((await act({ action: 'subscribe', planId: steps.plan })).code).toBe(409)
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
      const { cardPayments } = steps.market.ports
      const charge: typeof cardPayments.charge = async (request) => {
        expect((await act({ action: 'stopRenewal' })).code).toBe(200)
        return cardPayments.charge(request)
      }
      const cut = { ...deps(), ports: { ...steps.market.ports, cardPayments: { ...cardPayments, charge } } }
      await renewSubscriptions(cut, (failure) => steps.failures.push(failure))
      expect(steps.failures).toEqual([])
      expect(await subscription()).toBe(undefined)
      expect((await months())[1]).toEqual(['cancelled', 'card', 3100, end, null])
      expect(await steps.market.store.list('cardTasks', { kind: 'refund' })).toMatchObject([{ amount: 3100 }])
      expect(await steps.market.store.unbalancedTransfers(1)).toEqual([])
    })

    it.each([
      [sandboxCards.declinedLater.token, 'cardDeclined'],
      [sandboxCards.secondStep.token, 'secondStepFailed'],
    ])('of %s that fails by %s begins the grace, and is tried on the third and the sixth day', async (token, failure) => {
      const kept = await steps.market.call('saveCard', { ...steps.person, body: { cardToken: token } })
      const { reference } = kept
      const card =
        reference === undefined
          ? kept.card
          : (await steps.market.call('saveCard', { ...steps.person, body: { reference, bankCode: sandboxBankCode } })).card
      await buy({ method: 'card', savedCardId: card?._id ?? '' })
      await at(end)
      await Promise.all([1, 2, 3].map(run))
      expect(await subscription()).toMatchObject({
        status: 'grace',
        endsAt: end,
        graceEndsAt: '2027-01-08T00:00:00.000Z',
        renewal: { failure, at: '2027-01-04T00:00:00.000Z' },
      })
      expect((await steps.market.call('getUserSubscriptionPlan', steps.person)).plan?.slug).toBe('test-small')
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
      expect(await steps.market.store.list('subscriptions', { userId: steps.userId })).toMatchObject([{ status: 'expired' }])
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
      await steps.market.store.update('savedCards', { _id: savedCardId }, { expiryMonth: 12, expiryYear: 2026 })
      expect((await subscription())?.renewal?.obstacle).toBe('expiredCard')
      await at(end)
      await run()
      expect(await subscription()).toMatchObject({ status: 'grace', renewal: { failure: 'expiredCard' } })
      await steps.market.call('deleteSavedCard', { ...steps.person, id: savedCardId })
      await at('2027-01-04T00:00:00.000Z')
      await run()
      expect(await subscription()).toMatchObject({
        status: 'grace',
        renewal: { failure: 'cardRemoved', obstacle: 'cardRemoved' },
      })
      expect(await months()).toHaveLength(1)
    })

    it('asks for another card once the provider does not know the kept one, whatever pays meanwhile', async () => {
      const savedCardId = await keepCard(sandboxCards.success.token)
      await buy({ method: 'card', savedCardId })
      await at(end)
      const { cardPayments } = steps.market.ports
      const forgetful = { ...cardPayments, charge: async () => undefined }
      const cut = { ...deps(), ports: { ...steps.market.ports, cardPayments: forgetful } }
      await renewSubscriptions(cut, (failure) => steps.failures.push(failure))
      expect(await subscription()).toMatchObject({ status: 'grace', renewal: { failure: 'cardRemoved' } })
      await buy()
      expect(await subscription()).toMatchObject({ status: 'active', renewal: { method: 'card', obstacle: 'cardRemoved' } })
      expect(
        (await act({ action: 'renew', renewal: { method: 'card', savedCardId: await keepCard(sandboxCards.success.token) } }))
          .code,
      ).toBe(200)
      expect((await subscription())?.renewal?.obstacle).toBe(undefined)
    })

    it('that cannot be tried lets others have their turn, and is tried again in five minutes', async () => {
      await buy({ method: 'card', savedCardId: await keepCard(sandboxCards.success.token) })
      await at(end)
      const broken = { ...steps.market.ports.codes, digest: () => Promise.reject(new Error('Broken')) }
      const cut = { ...deps(), ports: { ...steps.market.ports, codes: broken } }
      await renewSubscriptions(cut, (failure) => steps.failures.push(failure))
      await renewSubscriptions(cut, (failure) => steps.failures.push(failure))
      expect(steps.failures).toEqual([new Error('Broken')])
      expect(await steps.market.store.list('planRenewals', {})).toMatchObject([{ tryAt: '2027-01-01T00:05:00.000Z' }])
      await at('2027-01-01T00:05:00.000Z')
      await run()
      expect(await subscription()).toMatchObject({ status: 'active', endsAt: secondMonth })
    })

    it('needs a valid card of the same account', async () => {
      await buy()
      const renew = (renewal: object) => act({ action: 'renew', renewal })
      expect((await renew({ method: 'card' })).results).toEqual({ fields: { 'renewal.savedCardId': 'Please fill this in.' } })
      const other = { token: await steps.market.signIn('buyer'), body: { cardToken: sandboxCards.success.token } }
      const { card } = await steps.market.call('saveCard', other)
      expect((await renew({ method: 'card', savedCardId: card?._id })).code).toBe(422)
      expect((await act({ action: 'renew' })).results).toEqual({ fields: { renewal: 'Please fill this in.' } })
      const own = await keepCard(sandboxCards.success.token)
      await steps.market.store.update('savedCards', { _id: own }, { expiryMonth: 1, expiryYear: 2026 })
      expect((await renew({ method: 'card', savedCardId: own })).results).toEqual({
        fields: { 'renewal.savedCardId': 'This card has expired. Please choose another.' },
      })
      expect((await subscription())?.renewal).toBe(undefined)
    })
  })

  it('cannot be charged by a call with the payment that the job has begun', async () => {
    const savedCardId = await keepCard(sandboxCards.success.token)
    await buy({ method: 'card', savedCardId })
    await at(end)
    const renewalId = (await subscription())?._id ?? ''
    await inTransaction((context) => beginRenewal(context, renewalId))
    const begun = await steps.market.store.find('payments', { userId: steps.userId, status: 'created', renewsFrom: end })
    const paying = await steps.market.envelope('proceedPayment', {
      ...steps.person,
      body: { paymentId: begun?._id, savedCardId },
    })
    expect(paying.code).toBe(409)
  })
})
