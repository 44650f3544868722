import { describe, expect, it } from 'vitest'
import { sandboxCardPayments } from '#server/adapters/card-payments-sandbox.ts'
import type { BodyOf } from '#server/operation.ts'
import { sandboxBankCode, sandboxCards } from '#src/lib/sandbox-cards.ts'
import { renewalSteps } from '#tests/support/renewal-steps.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

type Choice = NonNullable<BodyOf<'purchaseSubscription'>['renewal']>

const thePayingCard: Choice = { method: 'card' }
const wallet: Choice = { method: 'wallet' }
const { secondStep, success } = sandboxCards

describeMarketplaces((_, openStore) => {
  // The bank asks about a saved card, too.
  const charge: typeof sandboxCardPayments.charge = async (request) =>
    'stored' in request.card && request.card.offSession !== true
      ? { outcome: 'askBank', reference: `sandbox_${request.paymentId}` }
      : sandboxCardPayments.charge(request)
  const steps = renewalSteps(openStore, async () => ({ cardPayments: { ...sandboxCardPayments, charge } }))
  const { act, keepCard, subscription } = steps

  const subscribe = (renewal: Choice | undefined) => act({ action: 'subscribe', planId: steps.plan, ...(renewal && { renewal }) })
  const paymentOf = async (renewal: Choice | undefined) => {
    const { results } = await subscribe(renewal)
    return (results as { payment: { _id: string } }).payment._id
  }
  /** Pays as far as the bank's question. */
  const pay = async (paymentId: string, by: object) => {
    const { status } = await steps.market.call('proceedPayment', { ...steps.person, body: { paymentId, ...by } })
    expect(status).toBe('processing')
  }
  const answerBank = (paymentId: string) =>
    steps.market.call('proceedPayment', { ...steps.person, body: { paymentId, bankCode: sandboxBankCode } })
  describe('the choice of a renewal while the bank has yet to answer', () => {
    it.each([
      ['the wallet instead of none', undefined, wallet, 'wallet'],
      ['none instead of the wallet', wallet, undefined, undefined],
      ['the wallet instead of the card that pays', thePayingCard, wallet, 'wallet'],
    ] as const)('is the last one: %s', async (_name, first, last, method) => {
      const paymentId = await paymentOf(first)
      await pay(paymentId, { cardToken: secondStep.token, saveCard: true })
      expect(await paymentOf(last)).toBe(paymentId)
      await answerBank(paymentId)
      expect((await subscription())?.renewal?.method).toBe(method)
    })

    it('keeps the card that pays, when it was chosen before it was charged', async () => {
      const paymentId = await paymentOf(thePayingCard)
      await pay(paymentId, { cardToken: secondStep.token, saveCard: true })
      expect(await paymentOf(thePayingCard)).toBe(paymentId)
      await answerBank(paymentId)
      expect((await subscription())?.renewal).toMatchObject({ method: 'card', card: { lastFour: '3155' } })
    })

    it.each([
      ['none', undefined],
      ['the wallet', wallet],
    ])('takes the saved card that pays instead of %s', async (_name, first) => {
      const savedCardId = await keepCard(success.token)
      const paymentId = await paymentOf(first)
      await pay(paymentId, { savedCardId })
      expect(await paymentOf(thePayingCard)).toBe(paymentId)
      await answerBank(paymentId)
      expect((await subscription())?.renewal).toMatchObject({ method: 'card', card: { _id: savedCardId } })
    })

    it('refuses an entered card that pays instead of another choice, which stays, and says so', async () => {
      const savedCardId = await keepCard(success.token)
      for (const [first, kept] of [
        [undefined, undefined],
        [wallet, 'wallet'],
        [{ method: 'card', savedCardId }, savedCardId],
      ] as const) {
        await steps.market.store.remove('planRenewals', { userId: steps.userId })
        await steps.market.store.remove('subscriptions', { userId: steps.userId })
        const paymentId = await paymentOf(first)
        await pay(paymentId, { cardToken: secondStep.token })
        const { code, message } = await subscribe(thePayingCard)
        expect([code, message]).toEqual([409, expect.stringContaining('the card that pays is not being kept')])
        await answerBank(paymentId)
        const renewal = (await subscription())?.renewal
        expect(renewal?.card?._id ?? renewal?.method).toBe(kept)
      }
    })
  })
})
