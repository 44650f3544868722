import { beforeEach, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { mailedLinkToken, register, registrant } from '#tests/support/registration.ts'
import { addAuthenticator, addPasskey, appCode, askedIn, site } from '#tests/support/second-factors.ts'
import { withoutAlerts } from '#tests/support/sign-in-alerts.ts'
import { softPasskey } from '#tests/support/soft-passkey.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const email = 'victim@example.com'
const { password } = registrant
const [home, elsewhere] = ['the-browser-at-home', 'the-browser-of-a-thief']
const wrongCode = { fields: { code: 'This code is not right, or has been used already. Wait for the next code in your app.' } }
const wrongPasskey = { fields: { passkey: 'This passkey was not accepted. Use another method, or sign in again.' } }
const over = { fields: { signInToken: 'This sign-in has taken too long or too many tries. Please sign in again.' } }

/** Somebody knows the password of an account that asks for more, or has stolen one of its sessions. */
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
  const login = (deviceId?: string, person = email) =>
    market.envelope('login', {
      body: { email: person, password, ...(deviceId === undefined ? {} : { deviceId }) },
      address: newAddress(),
    })
  const confirm = (body: object, origin?: string) =>
    market.envelope('confirmSignIn', { body, address: newAddress(), ...(origin === undefined ? {} : { origin }) })
  const later = (seconds: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + seconds * 1000)
  }
  /** Never right at any of the test's moments. */
  const guessed = (secret: string) => {
    const right = new Set([-90, -60, -30, 0, 30, 60, 90].map((seconds) => appCode(market, secret, seconds)))
    return ['000001', '000002', '000003', '000004', '000005', '000006', '000007', '000008'].find((code) => !right.has(code)) ?? ''
  }

  it('and a code is good once: neither again, nor an earlier one, nor the one that added the app', async () => {
    const { secret } = await addAuthenticator(market, token)
    const used = appCode(market, secret)
    const first = askedIn(await login())
    expect((await confirm({ signInToken: first.signInToken, code: used })).results).toEqual(wrongCode)
    later(30)
    const next = appCode(market, secret)
    expect((await confirm({ signInToken: first.signInToken, code: next })).code).toBe(200)
    const second = askedIn(await login())
    for (const code of [next, used]) {
      expect((await confirm({ signInToken: second.signInToken, code })).results).toEqual(wrongCode)
    }
  })

  it('and a code that two send at once opens one session', async () => {
    const { secret } = await addAuthenticator(market, token)
    later(30)
    const code = appCode(market, secret)
    const signIns = [askedIn(await login()), askedIn(await login())]
    const codes = await Promise.all(signIns.map(async ({ signInToken }) => (await confirm({ signInToken, code })).code))
    expect(codes.sort()).toEqual([200, 422])
  })

  it('and a recovery code that two send at once opens one session', async () => {
    const { recoveryCodes } = await addAuthenticator(market, token)
    const signIns = [askedIn(await login()), askedIn(await login())]
    const codes = await Promise.all(
      signIns.map(async ({ signInToken }) => (await confirm({ signInToken, recoveryCode: recoveryCodes[0] })).code),
    )
    expect(codes.sort()).toEqual([200, 422])
  })

  it('and codes are good for half a minute more on either side, and no longer', async () => {
    const { secret } = await addAuthenticator(market, token)
    later(300)
    const outcomes = []
    for (const seconds of [-60, 60, -30, 30]) {
      const { signInToken } = askedIn(await login())
      outcomes.push([seconds, (await confirm({ signInToken, code: appCode(market, secret, seconds) })).code])
    }
    expect(outcomes).toEqual([
      [-60, 422],
      [60, 422],
      [-30, 200],
      [30, 200],
    ])
  })

  it('and five wrong codes end the sign-in, even for the right one', async () => {
    const { secret } = await addAuthenticator(market, token)
    later(30)
    const { signInToken } = askedIn(await login())
    for (let tries = 0; tries < 5; tries += 1)
      expect((await confirm({ signInToken, code: guessed(secret) })).results).toEqual(wrongCode)
    expect((await confirm({ signInToken, code: appCode(market, secret) })).results).toEqual(over)
  })

  it('and ten minutes end it, and one success', async () => {
    const { secret } = await addAuthenticator(market, token)
    const { signInToken } = askedIn(await login())
    later(600)
    expect((await confirm({ signInToken, code: appCode(market, secret) })).results).toEqual(over)
    const { signInToken: another } = askedIn(await login())
    expect((await confirm({ signInToken: another, code: appCode(market, secret) })).code).toBe(200)
    later(30)
    expect((await confirm({ signInToken: another, code: appCode(market, secret) })).results).toEqual(over)
  })

  it('and guesses ten times an hour, over however many sign-ins; the owner hears of it, and signs in where they have before', async () => {
    const { secret, recoveryCodes } = await addAuthenticator(market, token)
    later(30)
    const own = askedIn(await login(home))
    await confirm({ signInToken: own.signInToken, code: appCode(market, secret) })
    await market.deliver()
    for (let tries = 0; tries < 10; tries += 1) {
      const { signInToken } = askedIn(await login(elsewhere))
      expect((await confirm({ signInToken, code: guessed(secret) })).code).toBe(422)
      later(7)
    }
    later(30)
    const { signInToken } = askedIn(await login(elsewhere))
    expect((await confirm({ signInToken, code: appCode(market, secret) })).code).toBe(429)
    expect((await market.deliver()).map(({ subject }) => subject)).toEqual(['Somebody knows your password'])
    // What nobody can guess is not shut out, and neither is the owner's browser.
    const atHome = askedIn(await login(home))
    expect((await confirm({ signInToken: atHome.signInToken, code: appCode(market, secret) })).code).toBe(200)
    expect((await confirm({ signInToken, recoveryCode: recoveryCodes[0] })).code).toBe(200)
  })

  it('and learns nothing of the account before the factor, and nothing without the right password', async () => {
    await addAuthenticator(market, token)
    const refused = await login(elsewhere)
    expect(JSON.stringify(refused)).not.toContain(email)
    expect(JSON.stringify(refused)).not.toContain(registrant.fullName)
    const wrong = await market.envelope('login', { body: { email, password: 'not the password' }, address: newAddress() })
    expect([wrong.code, wrong.results]).toEqual([422, { fields: { password: 'E-mail address or password is wrong.' } }])
  })

  it('and a factor of another account opens nothing', async () => {
    await addAuthenticator(market, token)
    const ownToken = await register(market, { email: 'thief@example.com' }, newAddress)
    const thief = await addAuthenticator(market, ownToken)
    const { passkey } = await addPasskey(market, thief.token, softPasskey('a-passkey-of-the-thief'))
    later(30)
    const { signInToken } = askedIn(await login())
    expect((await confirm({ signInToken, code: appCode(market, thief.secret) })).results).toEqual(wrongCode)
    expect((await confirm({ signInToken, recoveryCode: thief.recoveryCodes[0] })).code).toBe(422)
    const assertion = passkey.assert({ challenge: 'x'.repeat(43), ...site })
    expect((await confirm({ signInToken, passkey: assertion })).results).toEqual(wrongPasskey)
  })

  it('and a secret that is moved to another account in the database makes no codes there', async () => {
    await addAuthenticator(market, token)
    const ownToken = await register(market, { email: 'thief@example.com' }, newAddress)
    const thief = await addAuthenticator(market, ownToken)
    const rows = await market.store.list('secondFactors', {}, { orderBy: ['_id'] })
    await market.store.update('secondFactors', { _id: rows[0]?._id ?? '' }, { secret: rows[1]?.secret ?? '' })
    later(30)
    const { signInToken } = askedIn(await login())
    expect((await confirm({ signInToken, code: appCode(market, thief.secret) })).results).toEqual(wrongCode)
  })

  it('and sends two proofs at once, or none', async () => {
    const { recoveryCodes } = await addAuthenticator(market, token)
    const { signInToken } = askedIn(await login())
    for (const proof of [{}, { code: '000001', recoveryCode: recoveryCodes[0] }])
      expect((await confirm({ signInToken, ...proof })).code).toBe(422)
  })

  it('and does not finish what the owner has begun to add, in another session', async () => {
    const { token: stolen } = (await login(elsewhere)).results as { token: string }
    const { secret } = await market.call('enrolAuthenticator', { token, body: { name: 'Phone' } })
    const body = { code: appCode(market, secret) }
    expect((await market.envelope('confirmAuthenticator', { token: stolen, body })).code).toBe(422)
    expect((await market.envelope('confirmAuthenticator', { token, body })).code).toBe(200)
  })

  it('and an enrolment ends after ten minutes, and after five wrong codes', async () => {
    const enrol = async () => (await market.call('enrolAuthenticator', { token, body: { name: 'Phone' } })).secret
    const confirmIt = (code: string) => market.envelope('confirmAuthenticator', { token, body: { code } })
    const slow = await enrol()
    later(600)
    const ended = { fields: { code: 'This took too long or too many tries. Please start again.' } }
    await market.call('confirmIdentity', { token, body: { password } })
    expect((await confirmIt(appCode(market, slow))).results).toEqual(ended)
    const guessing = await enrol()
    for (let tries = 0; tries < 5; tries += 1) expect((await confirmIt(guessed(guessing))).results).toEqual(wrongCode)
    expect((await confirmIt(appCode(market, guessing))).results).toEqual(ended)
  })

  it('and an enrolment ends with a change of the password, and is finished as the kind that it was begun as', async () => {
    const ended = 'This took too long or too many tries. Please start again.'
    const { secret } = await market.call('enrolAuthenticator', { token, body: { name: 'Phone' } })
    const newPassword = 'quite another one'
    const changed = await market.call('changePassword', { token, body: { oldPassword: password, newPassword } })
    token = changed.token
    await market.call('confirmIdentity', { token, body: { password: newPassword } })
    const late = await market.envelope('confirmAuthenticator', { token, body: { code: appCode(market, secret) } })
    expect(late.results).toEqual({ fields: { code: ended } })
    await market.call('enrolPasskey', { token, body: { name: 'Laptop' } })
    const asCode = await market.envelope('confirmAuthenticator', { token, body: { code: '000001' } })
    expect(asCode.results).toEqual({ fields: { code: ended } })
    await market.call('enrolAuthenticator', { token, body: { name: 'Phone' } })
    const made = softPasskey().make({ challenge: 'x'.repeat(43), ...site })
    const asPasskey = await market.envelope('confirmPasskey', { token, body: made })
    expect(asPasskey.results).toEqual({ fields: { credentialId: ended } })
  })

  it('and guesses thirty times a day, however slowly', async () => {
    const { secret } = await addAuthenticator(market, token)
    const codes = []
    for (let tries = 0; tries < 31; tries += 1) {
      later(tries % 10 === 0 ? 3600 : 7)
      const { signInToken } = askedIn(await login(elsewhere))
      codes.push((await confirm({ signInToken, code: guessed(secret) })).code)
    }
    expect(codes).toEqual([...Array.from({ length: 30 }, () => 422), 429])
  })

  it('and does not shut the owner out by a factor of their own: who undoes the sign-in removes it', async () => {
    await login(home)
    const { token: stolen } = (await login(elsewhere)).results as { token: string }
    const link = await mailedLinkToken(market, email)
    await withoutAlerts(market, () => addAuthenticator(market, stolen))
    expect((await login(home)).code).toBe(409)
    await market.call('denySignIn', { body: { token: link }, address: newAddress() })
    expect([await market.store.count('secondFactors', {}), await market.store.count('recoveryCodes', {})]).toEqual([0, 0])
  })

  it('and does not get rid of the owner’s factor by the owner’s mailbox: an older link leaves it', async () => {
    await login(home)
    later(60)
    await login(elsewhere)
    const link = await mailedLinkToken(market, email)
    await addAuthenticator(market, token)
    await market.call('denySignIn', { body: { token: link }, address: newAddress() })
    expect(await market.store.count('secondFactors', {})).toBe(1)
  })

  it('and a suspended account is not opened by its factor', async () => {
    const { secret } = await addAuthenticator(market, token)
    later(30)
    const { signInToken } = askedIn(await login())
    await market.store.update('users', { email }, { status: 'suspended' })
    expect((await confirm({ signInToken, code: appCode(market, secret) })).code).toBe(403)
  })
})

/** Passkeys: what they signed serves one site, one challenge and one account. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let passkey: ReturnType<typeof softPasskey>
  let from = 0
  const newAddress = () => `203.0.113.${(from += 1) % 250}`
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    const token = await register(market, { email }, newAddress)
    passkey = (await addPasskey(market, token)).passkey
  })
  const ask = async () => {
    const { signInToken, passkey: options } = askedIn(
      await market.envelope('login', { body: { email, password }, address: newAddress() }),
    )
    return { signInToken, challenge: options?.challenge ?? '' }
  }
  const confirm = (signInToken: string, assertion: object) =>
    market.envelope('confirmSignIn', { body: { signInToken, passkey: assertion }, address: newAddress() })

  it('and what it signed is not good again, in the same sign-in or another', async () => {
    const first = await ask()
    const assertion = passkey.assert({ ...first, ...site })
    const second = await ask()
    expect((await confirm(second.signInToken, assertion)).results).toEqual(wrongPasskey)
    expect((await confirm(first.signInToken, assertion)).code).toBe(200)
    expect((await confirm(first.signInToken, assertion)).results).toEqual(over)
  })

  it('and a challenge is spent with the first response to it', async () => {
    const { signInToken, challenge } = await ask()
    const forged = { ...passkey.assert({ challenge, ...site }), signature: 'MEUCIQ' }
    expect((await confirm(signInToken, forged)).results).toEqual(wrongPasskey)
    expect((await confirm(signInToken, passkey.assert({ challenge, ...site }))).results).toEqual(wrongPasskey)
  })

  it('and a challenge is stale after ten minutes', async () => {
    const { signInToken, challenge } = await ask()
    market.clock.now = new Date(market.clock.now.getTime() + 600_000)
    expect((await confirm(signInToken, passkey.assert({ challenge, ...site }))).results).toEqual(over)
  })

  it.each([
    ['of a page elsewhere', { origin: 'https://kimiya.example.evil.example' }],
    ['for a host elsewhere', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: 'x'.repeat(43) }],
    ['without having recognised the person', { isVerified: false }],
    ['in a frame of another site', { crossOrigin: true }],
  ])('and a response %s opens nothing', async (_name, changed) => {
    const { signInToken, challenge } = await ask()
    expect((await confirm(signInToken, passkey.assert({ challenge, ...site, ...changed }))).results).toEqual(wrongPasskey)
  })

  it('and a page elsewhere is not believed by the name that it gives itself', async () => {
    const { signInToken, challenge } = await ask()
    const evil = { origin: 'https://evil.example', rpId: 'evil.example' }
    const { results } = await market.envelope('confirmSignIn', {
      body: { signInToken, passkey: passkey.assert({ challenge, ...evil }) },
      pageOrigin: evil.origin,
      address: newAddress(),
    })
    expect(results).toEqual(wrongPasskey)
  })

  it('and a copy is found by its counter', async () => {
    const first = await ask()
    passkey.setCounter(7)
    expect((await confirm(first.signInToken, passkey.assert({ ...first, ...site }))).code).toBe(200)
    const second = await ask()
    passkey.setCounter(6)
    expect((await confirm(second.signInToken, passkey.assert({ ...second, ...site }))).results).toEqual(wrongPasskey)
  })

  it('and another account’s passkey signs nobody else in, even with the right challenge', async () => {
    const token = await register(market, { email: 'thief@example.com' }, newAddress)
    const { passkey: own } = await addPasskey(market, token, softPasskey('a-passkey-of-the-thief'))
    const { signInToken, challenge } = await ask()
    expect((await confirm(signInToken, own.assert({ challenge, ...site }))).results).toEqual(wrongPasskey)
  })

  it('and the key of another passkey does not sign for this one', async () => {
    const { signInToken, challenge } = await ask()
    const impostor = softPasskey()
    expect((await confirm(signInToken, impostor.assert({ challenge, ...site }))).results).toEqual(wrongPasskey)
  })

  it('and one that is known cannot be added to another account', async () => {
    const token = await register(market, { email: 'thief@example.com' }, newAddress)
    const { challenge } = await market.call('enrolPasskey', { token, body: { name: 'Mine' } })
    const made = await market.envelope('confirmPasskey', { token, body: passkey.make({ challenge, ...site }) })
    expect([made.code, made.message]).toEqual([409, 'This passkey has been added already.'])
  })

  it('and one that was made for another site or challenge cannot be added, nor tried twice', async () => {
    const token = await register(market, { email: 'thief@example.com' }, newAddress)
    const enrol = async () => (await market.call('enrolPasskey', { token, body: { name: 'Mine' } })).challenge
    const add = (ceremony: Parameters<typeof passkey.make>[0]) =>
      market.envelope('confirmPasskey', { token, body: softPasskey('another').make(ceremony) })
    const refused = { fields: { credentialId: 'This passkey could not be added. Please try again.' } }
    await enrol()
    expect((await add({ challenge: 'x'.repeat(43), ...site })).results).toEqual(refused)
    const challenge = await enrol()
    expect((await add({ challenge, ...site, origin: 'https://evil.example' })).results).toEqual(refused)
    expect((await add({ challenge, ...site })).results).toEqual({
      fields: { credentialId: 'This took too long or too many tries. Please start again.' },
    })
    expect((await add({ challenge: await enrol(), ...site, isVerified: false })).results).toEqual(refused)
    expect((await add({ challenge: await enrol(), ...site, crossOrigin: true })).results).toEqual(refused)
  })
})
