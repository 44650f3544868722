import { beforeEach, expect, it } from 'vitest'
import type { OperationId } from '#src/generated/operation-table.ts'
import { demoPassword } from '#server/demo/load-demo.ts'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { mailedCode, mailedLinkToken, register, registrant } from '#tests/support/registration.ts'
import { addAuthenticator, site } from '#tests/support/second-factors.ts'
import { withoutAlerts } from '#tests/support/sign-in-alerts.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTrade, unpackedDriver } from '#tests/support/trade-steps.ts'

const email = 'victim@example.com'
const { password } = registrant
const cardToken = sandboxCards.success.token
const home = 'the-browser-at-home'
const day = 86_400_000

/** What shuts an owner out, takes their number, or spends by what they have kept. */
const acts: readonly [OperationId, object?][] = [
  ['enrolAuthenticator', { name: 'Mine' }],
  ['enrolPasskey', { name: 'Mine' }],
  ['removeSecondFactor'],
  ['renewRecoveryCodes'],
  ['changePhone', { countryCode: '+880', phoneNumber: '1712345678', password }],
  ['changePassword', { oldPassword: password, newPassword: 'the password of a thief' }],
  ['changeEmail', { email: 'thief@example.com', password }],
  ['deleteAccount', { password }],
  ['endSession'],
  ['saveCard', { cardToken }],
  ['deleteSavedCard'],
]

/** Somebody has the password of an account and nothing else, signs in from a browser of their own, and acts at once. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let owner: string
  let cardId: string
  let from = 0
  const newAddress = () => `203.0.113.${(from += 1) % 250}`
  const signIn = async (deviceId?: string) => {
    const body = { email, password, ...(deviceId === undefined ? {} : { deviceId }) }
    return (await market.call('login', { body, address: newAddress() })).token
  }
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    await register(market, { email }, newAddress)
    owner = await signIn(home)
    const saved = await market.call('saveCard', { token: owner, body: { cardToken } })
    cardId = (saved as { card: { _id: string } }).card._id
    await market.deliver()
  })
  const later = (milliseconds: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + milliseconds)
  }
  const act = async (token: string, [operationId, body]: readonly [OperationId, object?]) => {
    const ownSession = await market.store.find('sessions', { deviceId: home })
    const id = operationId === 'deleteSavedCard' ? cardId : (ownSession?._id ?? '')
    const { code, message } = await market.envelope(operationId, {
      token,
      id,
      ...(body === undefined ? {} : { body }),
      pageOrigin: site.origin,
    })
    return [operationId, code, message.startsWith('This browser is new to your account.')]
  }
  const topUp = async (token: string) => {
    const body = { kind: 'walletTopUp' as const, amount: { amount: 90_000_000, currency: 'USD' } }
    return (await market.call('createPaymentIntent', { token, body }))._id
  }
  const pay = async (token: string, body: object) =>
    market.envelope('proceedPayment', { token, body: { paymentId: await topUp(token), ...body } })

  it.each([
    ['that names itself', 'the-browser-of-a-thief'],
    ['that does not', undefined],
  ])('and from a browser %s shuts the owner out by nothing, and ends nothing of theirs', async (_name, deviceId) => {
    const stolen = await signIn(deviceId)
    for (const one of acts) expect(await act(stolen, one)).toEqual([one[0], 403, true])
    const again = await signIn(deviceId)
    expect(await act(again, ['enrolAuthenticator', { name: 'Mine' }])).toEqual(['enrolAuthenticator', 403, true])
    expect((await market.envelope('getUser', { token: owner })).code).toBe(200)
    expect((await market.envelope('login', { body: { email, password, deviceId: home } })).code).toBe(200)
    expect(await market.store.count('savedCards', {})).toBe(1)
  })

  it('and spends neither the owner’s wallet nor a card of theirs, and keeps none of their own', async () => {
    const stolen = await signIn()
    for (const body of [{ savedCardId: cardId }, { method: 'wallet' }, { cardToken, saveCard: true }]) {
      const { code, message } = await pay(stolen, body)
      expect([code, message]).toEqual([
        403,
        expect.stringMatching(
          /^This browser is new to your account\. Until 2\d Nov 2026, .+ you can pay here by entering a card/,
        ),
      ])
    }
    const { _id: userId } = await market.call('getUser', { token: owner })
    expect(await market.store.count('payments', { userId, status: 'succeeded' })).toBe(0)
  })

  it('and has no plan renewed by what the owner has kept, but may turn a renewal off', async () => {
    const { plans } = await market.call('getSubscriptionsPlans', { token: owner, body: {} })
    const planId = plans.find(({ offer }) => offer !== undefined)?._id ?? ''
    const { payment } = await market.call('purchaseSubscription', { token: owner, body: { action: 'subscribe', planId } })
    await market.call('proceedPayment', { token: owner, body: { paymentId: payment?._id ?? '', cardToken } })
    const stolen = await signIn()
    const change = async (token: string, body: object) => (await market.envelope('purchaseSubscription', { token, body })).code
    for (const renewal of [{ method: 'wallet' }, { method: 'card', savedCardId: cardId }]) {
      expect(await change(stolen, { action: 'renew', renewal })).toBe(403)
      expect(await change(stolen, { action: 'subscribe', planId, renewal })).toBe(403)
    }
    expect(await change(owner, { action: 'renew', renewal: { method: 'wallet' } })).toBe(200)
    expect(await change(stolen, { action: 'stopRenewal' })).toBe(200)
  })

  it('and confirms no receipt, which would pay the seller and end the buyer’s right to complain', async () => {
    const trade = await openTrade(market)
    const order = await trade.delivered()
    await market.store.update('orders', { _id: order._id }, { buyerId: (await market.call('getUser', { token: owner }))._id })
    const confirm = (token: string) => market.envelope('changeStatus', { token, id: order._id, body: { event: 'order.confirm' } })
    expect((await confirm(await signIn('browser-of-a-thief'))).code).toBe(403)
    expect((await confirm(owner)).code).toBe(200)
  })

  it('and lets no shipment count as received, which would begin the days to complain, nor go with another driver', async () => {
    const trade = await openTrade(market)
    const order = await trade.dispatched()
    const userId = (await market.call('getUser', { token: owner }))._id
    await market.store.update('orders', { _id: order._id }, { buyerId: userId, sellerId: userId })
    const id = order.shipments[0]?._id ?? ''
    const change = async (token: string, side: 'Buyer' | 'Seller', body: object) =>
      (await market.envelope('changeShipment', { token, side, id, body })).code
    const stolen = await signIn('browser-of-a-thief')
    const { deliveryMethod: _method, ...driver } = unpackedDriver
    expect(await change(stolen, 'Buyer', { event: 'shipment.deliver' })).toBe(403)
    expect(await change(stolen, 'Seller', { event: 'shipment.replaceDriver', driver })).toBe(403)
    expect(await change(owner, 'Buyer', { event: 'shipment.deliver' })).toBe(200)
  })

  it('and lets no goods leave, which an accomplice ordered for next to nothing', async () => {
    const trade = await openTrade(market)
    const { _id: id } = await trade.paid()
    await market.call('changeStatus', { ...trade.asSeller, id, body: { event: 'order.process' } })
    const signInAsSeller = async (deviceId: string) => {
      const body = { email: 'seller@kimiya.example', password: demoPassword, deviceId }
      return (await market.call('login', { body, address: newAddress() })).token
    }
    await signInAsSeller(home)
    const stolen = await signInAsSeller('browser-of-a-thief')
    const { code, results } = await market.envelope('changeStatus', {
      token: stolen,
      side: 'Seller',
      id,
      body: { event: 'order.dispatch', dispatch: { deliveryMethod: 'collection' } },
    })
    expect([code, results]).toMatchObject([403, { stepUp: { kinds: ['mailedCode'] } }])
  })

  it('and settles no dispute: neither proposes how it ends nor accepts what the seller proposes', async () => {
    const trade = await openTrade(market)
    const order = await trade.delivered()
    const id = order._id
    await market.store.update('orders', { _id: id }, { buyerId: (await market.call('getUser', { token: owner }))._id })
    const stolen = await signIn('browser-of-a-thief')
    const reason = 'Two drums leak'
    expect((await market.envelope('openDispute', { token: stolen, id, body: { reason, claim: 'refund' } })).code).toBe(403)
    await market.call('openDispute', { token: owner, id, body: { reason } })
    const propose = (token: string) =>
      market.envelope('proposeSettlement', { token, id, body: { settlement: 'complete', note: 'It is fine' } })
    expect((await propose(stolen)).code).toBe(403)
    const seller = { settlement: 'complete', note: 'Ours were whole' } as const
    const { proposals } = await market.call('proposeSettlement', { token: trade.seller, side: 'Seller', id, body: seller })
    const accept = (token: string) =>
      market.envelope('answerProposal', {
        token,
        id,
        body: { proposalId: proposals[0]?._id ?? '', event: 'proposal.accept' },
      })
    expect((await accept(stolen)).code).toBe(403)
    expect((await accept(owner)).code).toBe(200)
  })

  it('but the owner pays there by a card that they enter, does all of it at home, and there too after seven days', async () => {
    const fresh = await signIn('a-new-phone')
    expect((await pay(fresh, { cardToken })).code).toBe(200)
    expect((await pay(owner, { savedCardId: cardId })).code).toBe(200)
    later(7 * day)
    const settled = await signIn('a-new-phone')
    expect((await pay(settled, { savedCardId: cardId })).code).toBe(200)
    expect((await act(settled, ['endSession']))[1]).toBe(200)
    await addAuthenticator(market, settled)
  })

  const confirmBrowser = (token: string, code: string) => market.envelope('confirmBrowser', { token, body: { code } })

  it('but the owner confirms a new browser by a mailed code, and may all there at once', async () => {
    const fresh = await signIn('a-new-phone')
    const refused = await market.envelope('saveCard', { token: fresh, body: { cardToken } })
    expect([refused.code, refused.results]).toEqual([403, { stepUp: { kinds: ['mailedCode'] } }])
    await market.call('sendBrowserCode', { token: fresh })
    const code = await mailedCode(market, email)
    expect((await confirmBrowser(fresh, code)).code).toBe(200)
    expect((await act(fresh, ['saveCard', { cardToken }]))[1]).toBe(200)
    expect(await market.store.count('securityEvents', { kind: 'browser.confirmed' })).toBe(1)
    expect((await confirmBrowser(fresh, code)).code).toBe(422)
    expect((await market.envelope('sendBrowserCode', { token: fresh })).code).toBe(409)
    expect((await market.envelope('sendBrowserCode', { token: owner })).code).toBe(409)
    expect((await act(await signIn('a-new-phone'), ['endSession']))[1]).toBe(200)
  })

  it('and a code that is good in one browser confirms no other', async () => {
    const fresh = await signIn('a-new-phone')
    const stolen = await signIn('the-browser-of-a-thief')
    for (const token of [stolen, fresh]) {
      await market.call('sendBrowserCode', { token })
    }
    const code = await mailedCode(market, email)
    expect((await confirmBrowser(stolen, code)).code).toBe(422)
    expect((await confirmBrowser(fresh, code)).code).toBe(200)
    expect((await act(stolen, ['saveCard', { cardToken }]))[1]).toBe(403)
  })

  it('and guesses no code: five tries each, twenty a day, and twelve mails an hour', async () => {
    const stolen = await signIn('the-browser-of-a-thief')
    const answers: number[] = []
    for (let sent = 0; sent < 5; sent += 1) {
      await market.call('sendBrowserCode', { token: stolen })
      const right = await mailedCode(market, email)
      for (let tries = 0; tries < 5; tries += 1) {
        const guess = right === '111111' ? '222222' : '111111'
        answers.push((await confirmBrowser(stolen, guess)).code)
      }
      expect((await confirmBrowser(stolen, right)).code).not.toBe(200)
      later(700_000)
    }
    expect(answers.filter((code) => code === 422).length).toBe(20)
    expect(answers.slice(20)).toEqual([429, 429, 429, 429, 429])
  })

  it('and an owner who was talked into giving the code away ends it by the link all the same', async () => {
    const stolen = await signIn('the-browser-of-a-thief')
    const link = await mailedLinkToken(market, email)
    await market.call('sendBrowserCode', { token: stolen })
    expect((await confirmBrowser(stolen, await mailedCode(market, email))).code).toBe(200)
    expect((await market.envelope('denySignIn', { body: { token: link }, address: newAddress() })).code).toBe(200)
    expect((await market.envelope('getUser', { token: stolen })).code).toBe(401)
  })

  it('and a factor that an unnamed one has added all the same goes with “it was not me”, together with its session', async () => {
    const stolen = await signIn()
    const link = await mailedLinkToken(market, email)
    const { token: renewed } = await withoutAlerts(market, () => addAuthenticator(market, stolen))
    expect((await market.envelope('login', { body: { email, password, deviceId: home } })).code).toBe(409)
    expect((await market.envelope('denySignIn', { body: { token: link }, address: newAddress() })).code).toBe(200)
    expect((await market.envelope('getUser', { token: renewed })).code).toBe(401)
    expect(await market.store.count('secondFactors', {})).toBe(0)
  })
})
