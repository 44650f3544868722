import { beforeEach, expect, it } from 'vitest'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { register, registrant } from '#tests/support/registration.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const email = 'victim@example.com'
const { password } = registrant
const cardToken = sandboxCards.success.token

/** Somebody has a session of another person's that is older than ten minutes, and spends by small steps what is refused at once. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let token: string
  let savedCardId: string
  let from = 0
  const newAddress = () => `203.0.113.${(from += 1) % 250}`
  const later = (seconds: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + seconds * 1000)
  }
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    token = await register(market, { email }, newAddress)
    const saved = await market.call('saveCard', { token, body: { cardToken } })
    savedCardId = (saved as { card: { _id: string } }).card._id
  })
  const started = async (amount: number, currency = 'USD') => {
    const body = { kind: 'walletTopUp' as const, amount: { amount, currency } }
    return (await market.call('createPaymentIntent', { token, body }))._id
  }
  const pay = async (amount: number, currency = 'USD') => {
    const body = { paymentId: await started(amount, currency), savedCardId }
    return (await market.envelope('proceedPayment', { token, body })).code
  }

  it('and pays no more by many payments than by one', async () => {
    later(601)
    const codes: number[] = []
    for (let times = 0; times < 5; times += 1) codes.push(await pay(40_000))
    expect(codes).toEqual([200, 200, 403, 403, 403])
    // In another currency it is the same money.
    expect(await pay(90_000, 'AED')).toBe(403)
    expect(await pay(10_000)).toBe(200)
  })

  it('and no more by payments that are made at once, or that wait for the bank', async () => {
    later(601)
    const paymentIds = []
    for (let times = 0; times < 6; times += 1) paymentIds.push(await started(60_000))
    const all = await Promise.all(
      paymentIds.map((paymentId) => market.envelope('proceedPayment', { token, body: { paymentId, savedCardId } })),
    )
    expect(all.map(({ code }) => code).sort()).toEqual([200, 403, 403, 403, 403, 403])
    later(86_400)
    const asked = { paymentId: await started(60_000), cardToken: sandboxCards.secondStep.token }
    expect((await market.call('proceedPayment', { token, body: asked })).status).toBe('processing')
    expect(await pay(60_000)).toBe(403)
  })

  it('and the owner pays on after they have confirmed who they are; what was paid so does not count, nor what failed', async () => {
    later(601)
    const declined = { paymentId: await started(60_000), cardToken: sandboxCards.declined.token }
    expect((await market.call('proceedPayment', { token, body: declined })).status).toBe('failed')
    expect([await pay(60_000), await pay(60_000)]).toEqual([200, 403])
    await market.call('confirmIdentity', { token, body: { password } })
    expect(await pay(500_000)).toBe(200)
    later(601)
    expect([await pay(60_000), await pay(60_000)]).toEqual([200, 403])
    later(86_400)
    expect(await pay(60_000)).toBe(200)
  })
})
