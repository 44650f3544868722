import { beforeEach, expect, it } from 'vitest'
import type { OperationContext } from '#server/operation.ts'
import { approveTransfer } from '#server/domain/payment/bank-transfers.ts'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

/** Several payments of a dearer plan, each with the credit of the cheaper one that runs. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let person: { token: string; side: 'Seller' }
  let plans: { cheap: string; dear: string; price: number }
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    person = { token: await market.signIn('seller2'), side: 'Seller' }
    await market.store.remove('subscriptions', { userId: (await market.call('getUser', person))._id })
    const onOffer = (await market.store.list('plans', { onOffer: true })).filter(({ price }) => price > 0)
    const [cheap, dear] = onOffer.toSorted((a, b) => a.price - b.price)
    if (cheap === undefined || dear === undefined) throw new Error('The demo has two plans that cost something')
    plans = { cheap: cheap._id, dear: dear._id, price: dear.price }
    await pay(await start(plans.cheap))
  })

  const start = async (planId: string) => {
    const { payment } = await market.call('purchaseSubscription', { ...person, body: { action: 'subscribe', planId } })
    if (payment === undefined) throw new Error('Nothing was to be paid')
    return payment
  }
  type Payment = Awaited<ReturnType<typeof start>>
  const tryToPay = ({ _id }: Payment, more: object = { cardToken: sandboxCards.success.token }) =>
    market.envelope('proceedPayment', { ...person, body: { paymentId: _id, ...more } })
  const pay = async (payment: Payment) => {
    const { code, message } = await tryToPay(payment)
    if (code !== 200) throw new Error(message)
  }
  const later = (minutes: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + minutes * 60_000)
  }
  const subscription = async () => (await market.call('getUserSubscriptionPlan', person)).subscription
  const operator = (work: (context: OperationContext) => Promise<unknown>) => {
    const { store, ports, newId, clock } = market
    return store.transaction((tables) => work({ tables, ports, newId, now: clock.now.toISOString() }))
  }

  it('are one at a time: the newest can be paid, and none of the earlier ones', async () => {
    const intents = [await start(plans.dear), await start(plans.dear), await start(plans.dear)]
    expect(intents[2]?.amount.amount).toBeLessThan(plans.price)
    const codes = []
    for (const intent of intents) codes.push((await tryToPay(intent)).code)
    expect(codes).toEqual([409, 409, 200])
  })

  it('cannot be paid half an hour after they were made', async () => {
    const intent = await start(plans.dear)
    later(31)
    expect((await tryToPay(intent)).code).toBe(409)
    await pay(await start(plans.dear))
  })

  it('cannot be declared as transfers one after the other, of which each would buy a month', async () => {
    const declare = (payment: Payment, transferReference: string) =>
      tryToPay(payment, { method: 'bankTransfer', transferReference })
    const first = await start(plans.dear)
    expect((await declare(first, 'PLAN 1')).code).toBe(200)
    const second = await start(plans.dear)
    expect((await declare(second, 'PLAN 2')).code).toBe(200)
    later(60 * 24)
    await operator((context) => approveTransfer(context, first._id, { statementEntry: first._id }))
    const bought = await subscription()
    await operator((context) => approveTransfer(context, second._id, { statementEntry: second._id }))
    // The second has the credit of a plan that runs no more: it stays the payer's money, in the wallet.
    expect(await subscription()).toEqual(bought)
    const { wallet } = await market.call('getUserWalletInfo', person)
    expect(wallet.find(({ currency }) => currency === second.amount.currency)?.amount).toBe(second.amount.amount)
  })
})
