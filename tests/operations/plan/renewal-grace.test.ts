import { describe, expect, it } from 'vitest'
import { approveTransfer } from '#server/domain/payment/bank-transfers.ts'
import { planRow } from '#tests/support/money-rows.ts'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { end, secondMonth, renewalSteps } from '#tests/support/renewal-steps.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  const steps = renewalSteps(openStore)
  const { at, fill, act, subscription, buy, keepCard, run, wallet, inTransaction, noticeOf } = steps

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
      const { plan: renewed } = await steps.market.call('getUserWalletInfo', steps.person)
      expect(renewed).toMatchObject({ plan: { name_en: 'Small' }, subscription: { status: 'grace' } })
    })

    it('is a day for who left one unpaid, until a renewal succeeds', async () => {
      await fail()
      await at('2027-01-08T00:00:00.000Z')
      await run()
      expect(await subscription()).toBe(undefined)
      await buy({ method: 'wallet' })
      const again = '2027-02-08T00:00:00.000Z'
      expect(await subscription()).toMatchObject({ status: 'active', endsAt: again })
      await at(again)
      await run()
      const short = await subscription()
      expect(short).toMatchObject({ status: 'grace', graceEndsAt: '2027-02-09T00:00:00.000Z' })
      // It is over before the third day.
      expect(short?.renewal?.at).toBe(undefined)
      expect(await noticeOf('renewalFailedLast')).toEqual([
        'The payment of USD 31.00 for your plan Small failed, and we do not try it again. There is not enough money in your wallet. Your plan ends on 9 February 2027 unless you pay by hand or choose another means of payment under My plan.',
      ])
      await at('2027-02-09T00:00:00.000Z')
      await run()
      expect(await subscription()).toBe(undefined)
      // A month that is renewed from the wallet earns the grace anew.
      await buy({ method: 'wallet' })
      await fill(3100)
      await at('2027-03-09T00:00:00.000Z')
      await run()
      // Chosen once more, it keeps that.
      expect((await act({ action: 'renew', renewal: { method: 'wallet' } })).code).toBe(200)
      await at('2027-04-09T00:00:00.000Z')
      await run()
      expect(await subscription()).toMatchObject({ status: 'grace', graceEndsAt: '2027-04-16T00:00:00.000Z' })
    })

    it.each([
      ['2027-07-06T00:00:00.000Z', '2027-08-07T00:00:00.000Z'],
      ['2027-07-07T00:00:00.000Z', '2027-08-14T00:00:00.000Z'],
    ])('that was left unpaid counts for 180 days: one of what is bought on %s ends on %s', async (bought, graceEndsAt) => {
      await fail()
      await at('2027-01-08T00:00:00.000Z')
      await run()
      await at(bought)
      await buy({ method: 'wallet' })
      await at((await subscription())?.endsAt ?? '')
      await run()
      expect(await subscription()).toMatchObject({ status: 'grace', graceEndsAt })
    })

    it('is a week after an upgrade too, which leaves none unpaid', async () => {
      await buy({ method: 'wallet' })
      const big = planRow({ slug: 'test-big', price: 9900, position: 99, name_en: 'Big' })
      await steps.market.store.insert('plans', big)
      await at('2026-12-15T00:00:00.000Z')
      await buy({ method: 'wallet' }, big._id)
      await at('2027-01-15T00:00:00.000Z')
      await run()
      expect(await subscription()).toMatchObject({
        status: 'grace',
        graceEndsAt: '2027-01-22T00:00:00.000Z',
        renewal: { at: '2027-01-18T00:00:00.000Z' },
      })
      expect((await noticeOf('renewalFailed'))[0]).toContain(
        'Your plan goes on until 22 January 2027, and we try again on 18 January 2027.',
      )
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
      const { payment } = await steps.market.call('purchaseSubscription', {
        ...steps.person,
        body: { action: 'subscribe', planId: steps.plan },
      })
      const paymentId = payment?._id ?? ''
      const body = { paymentId, method: 'bankTransfer' as const, transferReference: 'PLAN 7' }
      await steps.market.call('proceedPayment', { ...steps.person, body })
      await fill(5000)
      await at('2027-01-04T00:00:00.000Z')
      await run()
      expect([await wallet(), (await subscription())?.status]).toEqual([5000, 'grace'])
      await inTransaction((context) => approveTransfer(context, paymentId, { statementEntry: paymentId }))
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
      await steps.market.store.insert('plans', cheap)
      await buy(undefined, cheap._id)
      expect(await steps.market.call('getUserSubscriptionPlan', steps.person)).toMatchObject({
        plan: { slug: 'test-tiny' },
        subscription: { startsAt: end, endsAt: secondMonth },
      })
      expect(await steps.market.store.count('planRenewals', { userId: steps.userId })).toBe(0)
    })
  })
})
