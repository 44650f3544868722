import { beforeEach, expect, it } from 'vitest'
import type { OperationId } from '#src/generated/operation-table.ts'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { register, registrant } from '#tests/support/registration.ts'
import { addAuthenticator, addPasskey, appCode, askedIn, site } from '#tests/support/second-factors.ts'
import { softPasskey } from '#tests/support/soft-passkey.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const email = 'victim@example.com'
const { password } = registrant
const cardToken = sandboxCards.success.token
const [home, elsewhere] = ['the-browser-at-home', 'the-browser-of-a-thief']
const wrongPassword = { fields: { password: 'This is not your present password.' } }
const wrongCode = { fields: { code: 'This code is not right, or has been used already. Wait for the next code in your app.' } }
const wrongPasskey = { fields: { passkey: 'This passkey was not accepted. Use another method, or sign in again.' } }

/** What a thief would do first: spend, shut the owner out, stay in. */
const acts: readonly [OperationId, object?][] = [
  ['saveCard', { cardToken }],
  ['endSession'],
  ['enrolAuthenticator', { name: 'Mine' }],
  ['enrolPasskey', { name: 'Mine' }],
  ['removeSecondFactor'],
  ['renewRecoveryCodes'],
]
/** They take the password too, which a thief may have learned. */
const actsByPassword: readonly [OperationId, object][] = [
  ['changeEmail', { email: 'thief@example.com', password }],
  ['changePhone', { countryCode: '+880', phoneNumber: '1712345678', password }],
  ['changePassword', { oldPassword: password, newPassword: 'quite another one' }],
  ['deleteAccount', { password }],
]

/** Somebody has copied the token of a session that its owner opened a while ago. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let from = 0
  const newAddress = () => `203.0.113.${(from += 1) % 250}`
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    await register(market, { email }, newAddress)
  })
  const later = (seconds: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + seconds * 1000)
  }
  const login = (deviceId: string, given = password) =>
    market.envelope('login', { body: { email, password: given, deviceId }, address: newAddress() })
  const signedIn = async (deviceId: string) => ((await login(deviceId)).results as { token: string }).token
  const confirm = (token: string, body: object) =>
    market.envelope('confirmIdentity', { token, body, pageOrigin: site.origin, address: newAddress() })
  const act = async (token: string, [operationId, body]: readonly [OperationId, object?]) => {
    const sessions = await market.store.list('sessions', {}, { orderBy: ['createdAt', '_id'] })
    const [factor] = await market.store.list('secondFactors', {})
    const id = (operationId === 'removeSecondFactor' ? factor?._id : sessions[0]?._id) ?? ''
    const { code, results } = await market.envelope(operationId, {
      token,
      id,
      ...(body === undefined ? {} : { body }),
      pageOrigin: site.origin,
    })
    return [operationId, code, 'stepUp' in (results as object)]
  }
  const refused = ([operationId]: readonly [OperationId, object?]) => [operationId, 403, true]
  /** Never right at any of the test's moments. */
  const guessed = (secret: string) => {
    const right = new Set([-60, -30, 0, 30, 60].map((seconds) => appCode(market, secret, seconds)))
    return ['000001', '000002', '000003', '000004', '000005', '000006'].find((code) => !right.has(code)) ?? ''
  }

  it('and spends nothing, shuts nobody out and adds no factor, without the password', async () => {
    const stolen = await signedIn(home)
    later(600)
    // Of an account without a factor there is none to remove.
    for (const one of acts.filter(([id]) => id !== 'removeSecondFactor')) expect(await act(stolen, one)).toEqual(refused(one))
  })

  it('and can do none of it with the password either, once there is a factor', async () => {
    const { token: stolen } = await addAuthenticator(market, await signedIn(home))
    later(600)
    expect((await confirm(stolen, { password })).code).toBe(422)
    for (const one of [...acts, ...actsByPassword]) expect(await act(stolen, one)).toEqual(refused(one))
  })

  it('and pays nothing large, from the wallet or by a kept card', async () => {
    const token = await market.signIn('buyer')
    const pay = (paymentId: string, body: object) => market.envelope('proceedPayment', { token, body: { paymentId, ...body } })
    const started = async () =>
      (
        await market.call('createPaymentIntent', {
          token,
          body: { kind: 'walletTopUp', amount: { amount: 9_000_000, currency: 'USD' } },
        })
      )._id
    const { card } = (await market.call('saveCard', { token, body: { cardToken } })) as { card: { _id: string } }
    later(600)
    expect((await pay(await started(), { savedCardId: card._id })).results).toEqual({ stepUp: { kinds: ['password'] } })
    expect((await pay(await started(), { cardToken })).code).toBe(403)
    expect((await pay(await started(), { method: 'wallet' })).code).toBe(403)
    expect(await market.store.count('payments', { chargedWith: null, kind: 'walletTopUp', status: 'created' })).toBe(3)
  })

  it('and is not helped by a confirmation in the owner’s other session, or in one of their own account', async () => {
    const stolen = await signedIn(elsewhere)
    const owned = await signedIn(home)
    const own = await register(market, { email: 'thief@example.com' }, newAddress)
    later(600)
    expect((await confirm(owned, { password })).code).toBe(200)
    expect((await confirm(own, { password })).code).toBe(200)
    expect(await act(stolen, ['saveCard', { cardToken }])).toEqual(['saveCard', 403, true])
  })

  it('and guesses the password thirty times an hour, even in a browser that the account knows, and the owner hears of it', async () => {
    const stolen = await signedIn(home)
    await market.deliver()
    for (let tries = 0; tries < 30; tries += 1) {
      expect((await confirm(stolen, { password: `a guess ${tries}` })).results).toEqual(wrongPassword)
      later(61)
    }
    expect((await confirm(stolen, { password })).code).toBe(429)
    expect((await market.deliver()).map(({ subject }) => subject)).toEqual(['Sign-ins to your account are paused'])
    // The owner signs in where they have before, which confirms.
    const owned = await signedIn(home)
    expect(await act(owned, ['saveCard', { cardToken }])).toEqual(['saveCard', 200, false])
  })

  it('and guesses ten times a minute at most', async () => {
    const stolen = await signedIn(home)
    later(60)
    const codes = []
    for (let tries = 0; tries < 11; tries += 1) codes.push((await confirm(stolen, { password: `a guess ${tries}` })).code)
    expect(codes.slice(9)).toEqual([422, 429])
  })

  it('and gains no tries by guessing at sign-ins and confirmations in turn', async () => {
    const stolen = await signedIn(elsewhere)
    await market.store.remove('knownDevices', {})
    for (let tries = 0; tries < 30; tries += 1) {
      later(61)
      expect((await login('another-browser', `a guess ${tries}`)).code).toBe(422)
    }
    later(61)
    expect((await confirm(stolen, { password })).code).toBe(429)
  })

  it('and gains no codes either: ten wrong ones an hour, at sign-ins and confirmations together', async () => {
    const { secret, token: stolen } = await addAuthenticator(market, await signedIn(home))
    for (let tries = 0; tries < 5; tries += 1) {
      later(61)
      expect((await confirm(stolen, { code: guessed(secret) })).results).toEqual(wrongCode)
      const { signInToken } = askedIn(await login(home))
      const body = { signInToken, code: guessed(secret) }
      expect((await market.envelope('confirmSignIn', { body, address: newAddress() })).results).toEqual(wrongCode)
    }
    later(61)
    expect((await confirm(stolen, { code: appCode(market, secret) })).code).toBe(429)
  })

  it('and a code that confirmed is used up, also for two at once', async () => {
    const { secret, token: stolen } = await addAuthenticator(market, await signedIn(home))
    later(600)
    const code = appCode(market, secret)
    const outcomes = await Promise.all([confirm(stolen, { code }), confirm(stolen, { code })])
    expect(outcomes.map((outcome) => outcome.code).sort()).toEqual([200, 422])
    const { signInToken } = askedIn(await login(elsewhere))
    expect((await market.envelope('confirmSignIn', { body: { signInToken, code }, address: newAddress() })).code).toBe(422)
  })

  it('and answers a challenge once, within ten minutes, in the session that asked for it, by the account’s own passkey', async () => {
    const passkey = softPasskey()
    const { token } = await addPasskey(market, await signedIn(home), passkey)
    const { signInToken, passkey: options } = askedIn(
      await market.envelope('login', { body: { email, password }, address: newAddress(), pageOrigin: site.origin }),
    )
    const signIn = { signInToken, passkey: passkey.assert({ challenge: options?.challenge ?? '', ...site }) }
    const opened = await market.envelope('confirmSignIn', { body: signIn, address: newAddress(), pageOrigin: site.origin })
    const { token: stolen } = opened.results as { token: string }
    const challenged = async (given: string) =>
      (await market.call('challengePasskey', { token: given, pageOrigin: site.origin })).challenge
    const assert = (challenge: string) => ({ passkey: passkey.assert({ challenge, ...site }) })
    const other = await challenged(token)
    expect((await confirm(stolen, assert(other))).results).toEqual(wrongPasskey)
    const forged = await challenged(stolen)
    const forgery = { passkey: { ...assert(forged).passkey, signature: 'MEUCIQ' } }
    expect((await confirm(stolen, forgery)).results).toEqual(wrongPasskey)
    expect((await confirm(stolen, assert(forged))).results).toEqual(wrongPasskey)
    const impostor = softPasskey('a-passkey-of-the-thief')
    const challenge = await challenged(stolen)
    expect((await confirm(stolen, { passkey: impostor.assert({ challenge, ...site }) })).results).toEqual(wrongPasskey)
    const stale = await challenged(stolen)
    later(600)
    expect((await confirm(stolen, assert(stale))).results).toEqual(wrongPasskey)
    expect((await confirm(stolen, assert(await challenged(stolen)))).code).toBe(200)
  })

  it('and sends two proofs at once, or none', async () => {
    const stolen = await signedIn(home)
    for (const body of [{}, { password, code: '000001' }]) expect((await confirm(stolen, body)).code).toBe(422)
  })
})
