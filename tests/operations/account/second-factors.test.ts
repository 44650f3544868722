import { beforeEach, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { mailedCode, forgetPassword, register, registrant } from '#tests/support/registration.ts'
import { addAuthenticator, addPasskey, appCode, askedIn, site } from '#tests/support/second-factors.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const email = 'careful@example.com'
const { password } = registrant

/** Sign-ins that ask for more than a password. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let token: string
  let from = 0
  const newAddress = () => `203.0.113.${(from += 1) % 250}`
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    token = await register(market, { email }, newAddress)
    await market.deliver()
  })
  const login = (given = password, deviceId?: string) =>
    market.envelope('login', {
      body: { email, password: given, ...(deviceId === undefined ? {} : { deviceId }) },
      address: newAddress(),
    })
  const confirm = (body: object) => market.envelope('confirmSignIn', { body, address: newAddress() })
  const later = (seconds: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + seconds * 1000)
  }
  const subjects = async () => (await market.deliver()).map(({ subject }) => subject)

  it('an authenticator app is added by one of its codes, with ten recovery codes, and a mail to the owner', async () => {
    const { secret, uri } = await market.call('enrolAuthenticator', { token, body: { name: ' Office phone ' } })
    expect(uri).toBe(
      `otpauth://totp/Kimiya:careful%40example.com?issuer=Kimiya&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect((await market.call('getSecondFactors', { token })).factors).toEqual([])
    const added = await market.call('confirmAuthenticator', { token, body: { code: appCode(market, secret) } })
    expect(new Set(added.recoveryCodes).size).toBe(10)
    for (const code of added.recoveryCodes ?? []) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const [mail] = await market.deliver()
    expect(mail).toMatchObject({ recipient: email, subject: 'Your sign-in now asks for a second step' })
    expect(mail?.text).toContain('"Office phone" was added')
    const listed = await market.call('getSecondFactors', { token: added.token })
    expect(listed).toEqual({
      factors: [
        { _id: listed.factors[0]?._id, kind: 'authenticator', name: 'Office phone', createdAt: '2026-11-21T08:00:00.000Z' },
      ],
      total: 1,
      recoveryCodesLeft: 10,
    })
  })

  it('a sign-in opens no session before the factor, and one for the browser that sent the password after it', async () => {
    const { secret } = await addAuthenticator(market, token)
    const asked = askedIn(await login(password, 'the-browser-at-home'))
    expect(asked).toEqual({
      signInToken: asked.signInToken,
      expiresAt: '2026-11-21T08:10:00.000Z',
      kinds: ['authenticator', 'recoveryCode'],
    })
    expect(await market.store.count('sessions', { deviceId: 'the-browser-at-home' })).toBe(0)
    later(30)
    const { code, results } = await confirm({ signInToken: asked.signInToken, code: appCode(market, secret) })
    expect([code, (results as { user: { email: string } }).user.email]).toEqual([200, email])
    expect(await market.store.count('sessions', { deviceId: 'the-browser-at-home' })).toBe(1)
    const { factors } = await market.call('getSecondFactors', { token: (results as { token: string }).token })
    expect(factors[0]?.lastUsedAt).toBe('2026-11-21T08:00:30.000Z')
  })

  it('a recovery code opens the account once, however it is typed, and the owner hears how many are left', async () => {
    const { recoveryCodes } = await addAuthenticator(market, token)
    await market.deliver()
    const typed = (recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    const { signInToken } = askedIn(await login())
    expect((await confirm({ signInToken, recoveryCode: typed })).code).toBe(200)
    const [mail] = await market.deliver()
    expect(mail?.text).toContain('Codes left: 9.')
    const again = askedIn(await login())
    expect((await confirm({ signInToken: again.signInToken, recoveryCode: recoveryCodes[0] ?? '' })).results).toEqual({
      fields: { recoveryCode: 'This is none of your recovery codes, or has been used already.' },
    })
    await market.store.update('users', { email }, { language: 'bn' })
    const third = askedIn(await login())
    await confirm({ signInToken: third.signInToken, recoveryCode: recoveryCodes[1] ?? '' })
    expect((await market.deliver())[0]?.text).toContain('বাকি কোড: ৮।')
  })

  it('a recovery code is read with O as 0, and with I and L as 1', async () => {
    await addAuthenticator(market, token)
    const [row] = await market.store.list('recoveryCodes', {})
    const codeHash = await market.ports.codes.digest(`${row?.userId}:0011ABCD22223333`)
    await market.store.update('recoveryCodes', { _id: row?._id ?? '' }, { codeHash })
    const { signInToken } = askedIn(await login())
    expect((await confirm({ signInToken, recoveryCode: 'oOiL-abcd 2222-3333' })).code).toBe(200)
  })

  it('new recovery codes replace the former ones', async () => {
    const { token: own, recoveryCodes: former } = await addAuthenticator(market, token)
    const { recoveryCodes } = await market.call('renewRecoveryCodes', { token: own })
    const { signInToken } = askedIn(await login())
    expect((await confirm({ signInToken, recoveryCode: former[0] ?? '' })).code).toBe(422)
    expect((await confirm({ signInToken, recoveryCode: recoveryCodes[0] ?? '' })).code).toBe(200)
    expect(await subjects()).toEqual([
      'Your sign-in now asks for a second step',
      'You have new recovery codes',
      'A recovery code was used',
    ])
  })

  it('there are no recovery codes for an account without a factor', async () => {
    expect((await market.envelope('renewRecoveryCodes', { token })).code).toBe(409)
  })

  it('a change of factors ends every other session and sign-in, and the former token of this one', async () => {
    const other = ((await login()).results as { token: string }).token
    const { token: own } = await addAuthenticator(market, token)
    const status = async (given: string) => (await market.envelope('getUser', { token: given })).code
    expect([await status(other), await status(token), await status(own)]).toEqual([401, 401, 200])
    const { signInToken } = askedIn(await login())
    const { token: renewed } = await addPasskey(market, own)
    expect((await confirm({ signInToken, recoveryCode: 'AAAA-AAAA-AAAA-AAAA' })).results).toEqual({
      fields: { signInToken: 'This sign-in has taken too long or too many tries. Please sign in again.' },
    })
    expect((await market.call('getSecondFactors', { token: renewed })).total).toBe(2)
  })

  it('a sign-in asks for nothing more once the last factor is removed, whose recovery codes go with it', async () => {
    const { token: own } = await addAuthenticator(market, token)
    const { factors } = await market.call('getSecondFactors', { token: own })
    const { token: renewed } = await market.call('removeSecondFactor', { token: own, id: factors[0]?._id ?? '' })
    expect(await market.call('getSecondFactors', { token: renewed })).toEqual({ factors: [], total: 0, recoveryCodesLeft: 0 })
    expect((await login()).code).toBe(200)
    expect(await subjects()).toContain('A second step of your sign-in was removed')
  })

  it('a passkey is added and signs in, beside an app and without new recovery codes', async () => {
    const { token: own } = await addAuthenticator(market, token)
    const { passkey, recoveryCodes } = await addPasskey(market, own)
    expect(recoveryCodes).toEqual([])
    const asked = askedIn(await login())
    expect(asked.kinds).toEqual(['authenticator', 'passkey', 'recoveryCode'])
    expect(asked.passkey).toMatchObject({ rpId: 'kimiya.example', userVerification: 'required' })
    expect(asked.passkey?.allowCredentials).toEqual([{ id: passkey.credentialId, type: 'public-key', transports: ['internal'] }])
    const assertion = passkey.assert({ challenge: asked.passkey?.challenge ?? '', ...site })
    expect((await confirm({ signInToken: asked.signInToken, passkey: assertion })).code).toBe(200)
  })

  it('passkeys belong to the host that the browser shows where the settings name none, and to none on a bare address', async () => {
    market.ports.pageUrl = undefined
    try {
      const enrol = (pageOrigin?: string) =>
        market.envelope('enrolPasskey', {
          token,
          body: { name: 'Laptop' },
          ...(pageOrigin === undefined ? {} : { pageOrigin }),
        })
      expect((await enrol('http://localhost:3000')).results).toMatchObject({ rp: { id: 'localhost', name: 'Kimiya' } })
      for (const origin of ['http://127.0.0.1:3000', 'http://kimiya.lan', 'null', undefined])
        expect([origin, (await enrol(origin)).code]).toEqual([origin, 503])
    } finally {
      market.ports.pageUrl = 'https://kimiya.example'
    }
  })

  it('an account has ten factors at most', async () => {
    let own = token
    for (let count = 0; count < 10; count += 1) {
      own = (await addAuthenticator(market, own, `Phone ${count}`)).token
    }
    const one = await market.envelope('enrolAuthenticator', { token: own, body: { name: 'Another' } })
    expect([one.code, one.message]).toEqual([409, 'You can have ten authenticator apps and passkeys. Remove one to add another.'])
  })

  it('a deleted account leaves neither factors nor codes', async () => {
    const { token: own } = await addAuthenticator(market, token)
    await login()
    await market.call('deleteAccount', { token: own, body: { password } })
    for (const table of ['secondFactors', 'recoveryCodes', 'factorEnrolments', 'pendingSignIns'] as const)
      expect([table, await market.store.count(table, {})]).toEqual([table, 0])
  })

  it('a new password by mail still leaves the factor to be asked for', async () => {
    const { secret } = await addAuthenticator(market, token)
    const proof = await forgetPassword(market, email, newAddress)
    const { resetToken = '' } = await market.call('verifyOTP', { body: proof, address: newAddress() })
    await market.call('updatePassword', { body: { resetToken, password: 'quite another one' }, address: newAddress() })
    const { signInToken } = askedIn(await login('quite another one'))
    expect((await confirm({ signInToken, code: appCode(market, secret, 30) })).code).toBe(200)
  })

  it('secrets and codes are stored encrypted or hashed, never as they are', async () => {
    const { secret, recoveryCodes, token: own } = await addAuthenticator(market, token)
    await market.call('enrolAuthenticator', { token: own, body: { name: 'Second' } })
    const { signInToken } = askedIn(await login())
    const rows = JSON.stringify([
      await market.store.list('secondFactors', {}),
      await market.store.list('recoveryCodes', {}),
      await market.store.list('factorEnrolments', {}),
      await market.store.list('pendingSignIns', {}),
      await market.store.list('outbox', {}),
    ])
    for (const text of [secret, signInToken, ...recoveryCodes]) expect(rows).not.toContain(text)
    expect(await mailedCode(market, email)).toBe('')
  })
})
