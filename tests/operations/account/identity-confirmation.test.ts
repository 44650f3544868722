import { beforeEach, describe, expect, it } from 'vitest'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { demoPassword } from '#server/demo/load-demo.ts'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { type CallOptions, type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { payoutAccountRow } from '#tests/support/payout-rows.ts'
import { bankAccounts, earn } from '#tests/support/payout-steps.ts'
import { register, registrant } from '#tests/support/registration.ts'
import { addAuthenticator, addPasskey, appCode, askedIn, site } from '#tests/support/second-factors.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const email = 'careful@example.com'
const { password } = registrant
const cardToken = sandboxCards.success.token

// Object.keys of the generated table yields its keys.
const all = Object.keys(operationTable) as OperationId[]
const stepUpOf = (id: OperationId) => {
  const row = operationTable[id]
  return 'stepUp' in row ? row.stepUp : undefined
}
/** Operators confirm in another way (tests/operations/attacks/operator-step-up.test.ts). */
const ofUsers = all.filter((id) => operationTable[id].access !== 'operator')
const marked = (stepUp: 'always' | 'secondFactor') => ofUsers.filter((id) => stepUpOf(id) === stepUp)

/** What each marked call is sent; the id is that of a session, a factor, a card or a payout account. */
const bodies: Partial<Record<OperationId, object>> = {
  enrolAuthenticator: { name: 'Phone' },
  enrolPasskey: { name: 'Laptop' },
  saveCard: { cardToken },
  changeEmail: { email: 'another@example.com', password },
  changePassword: { oldPassword: password, newPassword: 'quite another one' },
  changePhone: { countryCode: '+880', phoneNumber: '1712345678', password },
  deleteAccount: { password },
  savePayoutAccount: bankAccounts.SAR,
  setWeeklyPayout: { weekly: true },
  requestPayout: { amount: { amount: 40_000, currency: 'SAR' } },
}

/** They have tests of their own, in tests/operations/attacks/late-enrolments.test.ts: an enrolment ends as soon as a confirmation. */
const endsEnrolment = (id: OperationId) => id === 'confirmAuthenticator' || id === 'confirmPasskey'

/** Of sellers; an account without a factor is refused even when its identity is confirmed. */
const payoutCalls = ['removePayoutAccount', 'requestPayout', 'savePayoutAccount', 'setWeeklyPayout'] as const
const isOfPayouts = (id: OperationId) => payoutCalls.some((call) => call === id)

it('the calls of users that want a confirmed identity are these', () => {
  expect([marked('always'), marked('secondFactor')]).toEqual([
    [
      'confirmAuthenticator',
      'confirmPasskey',
      'deleteSavedCard',
      'endSession',
      'enrolAuthenticator',
      'enrolPasskey',
      'removePayoutAccount',
      'removeSecondFactor',
      'renewRecoveryCodes',
      'requestPayout',
      'saveCard',
      'savePayoutAccount',
      'setWeeklyPayout',
    ],
    ['changeEmail', 'changePassword', 'changePhone', 'deleteAccount'],
  ])
})

/** Acts that cost money or the account, and who may do them in a session that is already open. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let token: string
  let from = 0
  const newAddress = () => `203.0.113.${(from += 1) % 250}`
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    token = await register(market, { email }, newAddress)
    await market.call('saveCard', { token, body: { cardToken } })
    await market.deliver()
  })
  const later = (seconds: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + seconds * 1000)
  }
  const login = async () => market.envelope('login', { body: { email, password }, address: newAddress() })
  const confirm = (body: object, given = token) => market.envelope('confirmIdentity', { token: given, body })
  /** A call that would succeed, on an account that has everything it needs. */
  const callOf = async (id: OperationId): Promise<CallOptions> => {
    const sessions = await market.store.list('sessions', {}, { orderBy: ['-createdAt', '_id'] })
    const factors = await market.store.list('secondFactors', {})
    const { _id: userId } = await market.call('getUser', { token })
    const [card] = await market.store.list('savedCards', { userId })
    const objects: Partial<Record<OperationId, string | undefined>> = {
      removeSecondFactor: factors[0]?._id,
      deleteSavedCard: card?._id,
    }
    if (isOfPayouts(id)) return { token, side: 'Seller', body: bodies[id], id: await payoutAccount(userId) }
    const object = id in objects ? objects[id] : sessions[0]?._id
    return { token, pageOrigin: site.origin, ...(id in bodies ? { body: bodies[id] } : {}), id: object ?? '' }
  }
  /** An account of the currency in which 1,000 have been earned. */
  const payoutAccount = async (userId: string): Promise<string> => {
    await earn(market, userId, 100_000)
    const account = payoutAccountRow({ _id: market.newId(), userId, currency: 'SAR' })
    await market.store.insert('payoutAccounts', account)
    return account._id
  }
  const refusal = (kinds: readonly string[]) => ({
    code: 403,
    message: 'Please confirm that it is you, then try again. Nothing was changed.',
    results: { stepUp: { kinds } },
  })
  /** All rows but those that count tries, and sessions, which are prolonged by being used. */
  const rows = async () =>
    JSON.stringify([
      await market.store.list('users', { email }),
      await market.store.list('secondFactors', {}),
      await market.store.list('recoveryCodes', {}),
      await market.store.list('factorEnrolments', {}),
      await market.store.list('oneTimeCodes', {}),
      await market.store.list('savedCards', {}),
      await market.store.list('payoutAccounts', {}),
      await market.store.list('payouts', {}),
      await market.store.list('idempotencyKeys', {}),
      await market.store.list('outbox', {}),
      await market.store.list('rateWindows', {}),
      await market.store.count('sessions', {}),
    ])

  it.each([...marked('always'), ...marked('secondFactor')].filter((id) => !endsEnrolment(id)))(
    '%s is refused without a trace ten minutes after the factor was proven, and goes through with the same key once it is again',
    async (id) => {
      const { secret, token: own } = await addAuthenticator(market, token)
      token = own
      await login()
      later(600)
      const options = { ...(await callOf(id)), key: 'the-key-of-this-act-0001' }
      const before = await rows()
      expect(await market.envelope(id, options)).toMatchObject(refusal(['authenticator', 'recoveryCode']))
      expect(await rows()).toBe(before)
      expect((await confirm({ code: appCode(market, secret) })).code).toBe(200)
      expect((await market.envelope(id, options)).code).toBe(200)
    },
  )

  it.each(payoutCalls.filter((id) => id !== 'removePayoutAccount'))(
    '%s asks for the password of an account without a factor, and then for a factor',
    async (id) => {
      later(600)
      const options = await callOf(id)
      expect(await market.envelope(id, options)).toMatchObject(refusal(['password']))
      expect((await confirm({ password })).code).toBe(200)
      expect(await market.envelope(id, options)).toMatchObject({
        code: 409,
        message: expect.stringContaining('second step') as string,
      })
    },
  )

  const withFactor: readonly OperationId[] = [
    'removeSecondFactor',
    'renewRecoveryCodes',
    'requestPayout',
    'savePayoutAccount',
    'setWeeklyPayout',
  ]
  it.each(marked('always').filter((id) => !endsEnrolment(id) && !withFactor.includes(id)))(
    '%s asks for the password of an account without a factor',
    async (id) => {
      later(600)
      const options = await callOf(id)
      expect(await market.envelope(id, options)).toMatchObject(refusal(['password']))
      expect(await confirm({ password })).toMatchObject({
        code: 200,
        results: { confirmedUntil: '2026-11-21T08:20:00.000Z' },
      })
      expect((await market.envelope(id, options)).code).toBe(200)
    },
  )

  it.each(marked('secondFactor'))('%s asks an account without a factor for nothing but the password in its body', async (id) => {
    later(600)
    expect((await market.envelope(id, await callOf(id))).code).toBe(200)
  })

  it('a sign-in is a confirmation, for ten minutes to the second', async () => {
    const name = { name: 'Phone' }
    later(599)
    expect((await market.envelope('enrolAuthenticator', { token, body: name })).code).toBe(200)
    later(1)
    expect((await market.envelope('enrolAuthenticator', { token, body: name })).code).toBe(403)
    const { results } = await login()
    const { token: fresh } = results as { token: string }
    expect((await market.envelope('enrolAuthenticator', { token: fresh, body: name })).code).toBe(200)
  })

  it('the confirmation of one session is not that of another', async () => {
    const { token: other } = (await login()).results as { token: string }
    later(600)
    expect((await confirm({ password }, other)).code).toBe(200)
    expect((await market.envelope('saveCard', { token, body: { cardToken } })).code).toBe(403)
    expect((await market.envelope('saveCard', { token: other, body: { cardToken } })).code).toBe(200)
  })

  it('the password alone confirms nothing once there is a factor, right or wrong', async () => {
    const { token: own } = await addAuthenticator(market, token)
    later(600)
    const refused = {
      code: 422,
      results: {
        fields: {
          password: 'Your account asks for more than the password. Use your authenticator app, a passkey or a recovery code.',
        },
      },
    }
    for (const given of [password, 'not the password']) expect(await confirm({ password: given }, own)).toMatchObject(refused)
    expect((await market.envelope('saveCard', { token: own, body: { cardToken } })).code).toBe(403)
  })

  it('a recovery code confirms once, and the owner hears of it', async () => {
    const { token: own, recoveryCodes } = await addAuthenticator(market, token)
    later(600)
    await market.deliver()
    const [recoveryCode = ''] = recoveryCodes
    expect((await confirm({ recoveryCode }, own)).code).toBe(200)
    const [mail] = await market.deliver()
    expect(mail?.text).toContain('to confirm something in it. Codes left: 9.')
    expect((await confirm({ recoveryCode }, own)).code).toBe(422)
  })

  it('a passkey confirms by a challenge of this session, which serves once', async () => {
    const { passkey, token: own } = await addPasskey(market, token)
    later(600)
    const inPage = { token: own, pageOrigin: site.origin }
    expect(await market.envelope('saveCard', { ...inPage, body: { cardToken } })).toMatchObject(
      refusal(['passkey', 'recoveryCode']),
    )
    const { challenge, allowCredentials } = await market.call('challengePasskey', inPage)
    expect(allowCredentials.map(({ id }) => id)).toEqual([passkey.credentialId])
    const assertion = passkey.assert({ challenge, ...site })
    expect((await confirm({ passkey: assertion }, own)).code).toBe(200)
    expect((await market.envelope('saveCard', { ...inPage, body: { cardToken } })).code).toBe(200)
    expect((await confirm({ passkey: passkey.assert({ challenge, ...site }) }, own)).code).toBe(422)
  })

  it('there is no challenge without a passkey, and none where no passkey can belong', async () => {
    expect((await market.envelope('challengePasskey', { token, pageOrigin: site.origin })).code).toBe(409)
    market.ports.pageUrl = undefined
    try {
      expect((await market.envelope('challengePasskey', { token, pageOrigin: 'http://127.0.0.1:3000' })).code).toBe(503)
    } finally {
      market.ports.pageUrl = site.origin
    }
  })

  it('what was confirmed, and what was not, is in the security log', async () => {
    const { secret, token: own } = await addAuthenticator(market, token)
    later(600)
    await confirm({ code: '000000' }, own)
    await confirm({ code: appCode(market, secret) }, own)
    const user = await market.store.find('users', { email })
    const events = await market.store.list('securityEvents', { accountId: user?._id ?? '' }, { orderBy: ['at', '_id'] })
    const kept = events.filter(({ kind }) => /^(secondFactor|identity)\./.test(kind))
    expect(kept.map(({ kind, reason, after }) => [kind, reason ?? after])).toEqual([
      ['secondFactor.added', { kind: 'authenticator', name: 'Phone' }],
      ['identity.refused', 'Wrong code'],
      ['identity.confirmed', { by: 'code' }],
    ])
  })

  it('a wrong factor at a sign-in, a removed one and renewed codes are in the security log', async () => {
    const { token: own } = await addAuthenticator(market, token)
    const { signInToken } = askedIn(await login())
    await market.envelope('confirmSignIn', { body: { signInToken, code: '000000' }, address: newAddress() })
    await market.call('renewRecoveryCodes', { token: own })
    const { factors } = await market.call('getSecondFactors', { token: own })
    await market.call('removeSecondFactor', { token: own, id: factors[0]?._id ?? '' })
    const kinds = (await market.store.list('securityEvents', {}, { orderBy: ['_id'] })).map(({ kind }) => kind)
    expect(kinds.filter((kind) => /^(secondFactor|recoveryCodes)\./.test(kind))).toEqual([
      'secondFactor.added',
      'secondFactor.refused',
      'recoveryCodes.renewed',
      'secondFactor.removed',
    ])
  })
})

/** Paying, where the amount decides. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let buyer: string
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    buyer = await market.signIn('buyer')
    market.clock.now = new Date(market.clock.now.getTime() + 600_000)
  })
  const intent = (amount: number, currency: string) =>
    market.call('createPaymentIntent', { token: buyer, body: { kind: 'walletTopUp', amount: { amount, currency } } })
  const pay = (body: object, key?: string) =>
    market.envelope('proceedPayment', { token: buyer, body, ...(key === undefined ? {} : { key }) })

  it.each([
    ['1,000 dollars', 100_000, 'USD', 200],
    ['a cent more', 100_001, 'USD', 403],
    ['122,000 taka, which are worth as much', 12_200_000, 'BDT', 200],
    ['a poisha more', 12_200_001, 'BDT', 403],
    ['307 dinars with their three decimals', 307_000, 'KWD', 200],
    ['a fils more', 307_001, 'KWD', 403],
  ])('by card %s needs what it needs', async (_name, amount, currency, code) => {
    const { _id: paymentId } = await intent(amount, currency)
    expect((await pay({ paymentId, cardToken })).code).toBe(code)
  })

  it('a large payment charges nothing before, and goes through with the same key after the confirmation', async () => {
    const { _id: paymentId } = await intent(5_000_000, 'USD')
    const key = 'the-key-of-this-payment'
    expect(await pay({ paymentId, cardToken }, key)).toMatchObject({ code: 403, results: { stepUp: { kinds: ['password'] } } })
    expect(await market.store.find('payments', { _id: paymentId })).toMatchObject({ status: 'created', chargedWith: null })
    await market.call('confirmIdentity', { token: buyer, body: { password: demoPassword } })
    expect((await pay({ paymentId, cardToken }, key)).results).toMatchObject({ status: 'succeeded' })
  })

  it('a card is kept with a payment, however small, by a confirmed identity alone', async () => {
    const { _id: paymentId } = await intent(100, 'USD')
    expect((await pay({ paymentId, cardToken, saveCard: true })).code).toBe(403)
    expect((await pay({ paymentId, cardToken })).code).toBe(200)
  })

  it('a bank transfer is declared without, since no money moves by it', async () => {
    const { _id: paymentId } = await intent(5_000_000, 'USD')
    expect((await pay({ paymentId, method: 'bankTransfer', transferReference: 'TT 4711' })).code).toBe(200)
  })

  describe('from the wallet', () => {
    it('the same holds: nothing is booked before the confirmation', async () => {
      market.ports.stepUpAmount = 0
      try {
        const seller = { token: await market.signIn('seller'), side: 'Seller' as const }
        const { products } = await market.call('getSearchResult', { body: { search: 'acetone' } })
        const productId = products.find((card) => card.seller.businessName.startsWith('Gulf Marjan'))?._id ?? ''
        const { addresses } = await market.call('getAddresses', { token: buyer, body: {} })
        const request = {
          productId,
          quantity: { value: 160, unit: 'kg' as const },
          incoterm: 'FOB' as const,
          addressId: addresses[0]?._id ?? '',
        }
        const { total } = await market.call('previewOrder', { token: buyer, body: request })
        await market.call('confirmIdentity', { token: buyer, body: { password: demoPassword } })
        const topUp = await intent(total.amount, total.currency)
        expect((await pay({ paymentId: topUp._id, cardToken })).code).toBe(200)
        const { _id: orderId } = await market.call('placeOrder', { token: buyer, body: { ...request, expectedTotal: total } })
        await market.call('acceptOrder', { ...seller, id: orderId })
        await market.call('generatePaymentInvoice', { ...seller, id: orderId })
        const { _id: paymentId } = await market.call('createPaymentIntent', { token: buyer, body: { orderId } })
        market.clock.now = new Date(market.clock.now.getTime() + 600_000)
        expect((await pay({ paymentId, method: 'wallet' })).code).toBe(403)
        expect(await market.store.find('payments', { _id: paymentId })).toMatchObject({ status: 'created' })
        await market.call('confirmIdentity', { token: buyer, body: { password: demoPassword } })
        expect((await pay({ paymentId, method: 'wallet' })).results).toMatchObject({ status: 'succeeded' })
      } finally {
        market.ports.stepUpAmount = 1000
      }
    })
  })
})
