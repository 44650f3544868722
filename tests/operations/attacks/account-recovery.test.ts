import { beforeAll, describe, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { codeIn, forgetPassword, mailedCode, register, registrant } from '#tests/support/registration.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const { password } = registrant

/** Ways into an account that must end when its owner changes what it is reached by. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let from = 0
  /** Every call from an address of its own: these tests are not about rate limits. */
  const newAddress = () => `203.0.113.${(from += 1)}`
  const elsewhere = () => ({ address: newAddress() })
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
  })

  const signIn = async (email: string) => (await market.call('login', { body: { email, password }, ...elsewhere() })).token
  const resetCode = (email: string) => forgetPassword(market, email, newAddress)
  type ResetCode = Awaited<ReturnType<typeof forgetPassword>>
  const useResetCode = (body: ResetCode) => market.envelope('verifyOTP', { body, ...elsewhere() })

  it('serves a code for no address but the one that it was sent for, even when it outlived a change of address', async () => {
    const email = 'outlived@example.com'
    await register(market, { email }, newAddress)
    const code = await resetCode(email)
    // As of two calls at once, of which the change was committed first.
    await market.store.update('users', { email }, { email: 'elsewhere@example.com' })
    expect((await useResetCode(code)).code).toBe(422)
  })

  it('takes twenty guesses of reset codes a day, over however many codes, and still lets the owner in from a known browser', async () => {
    const email = 'guessed@example.com'
    await register(market, { email }, newAddress)
    const deviceId = 'the-browser-at-home'
    await market.call('login', { body: { email, password, deviceId }, ...elsewhere() })
    const codes: number[] = []
    let last: ResetCode | undefined
    for (let at = 0; at < 6; at += 1) {
      const right = await resetCode(email)
      const wrong = { ...right, code: right.code === '000000' ? '000001' : '000000' }
      for (let guess = 0; guess < 4; guess += 1) codes.push((await useResetCode(wrong)).code)
      last = right
    }
    expect([codes.slice(0, 20), codes.slice(20)]).toEqual([Array(20).fill(422), Array(4).fill(429)])
    expect(last && (await useResetCode(last)).code).toBe(429)
    const { codeToken } = await market.call('forgetPassword', { body: { email, deviceId }, ...elsewhere() })
    const body = { email, codeToken, code: await mailedCode(market, email), purpose: 'passwordReset' as const }
    expect((await useResetCode(body)).code).toBe(200)
  })

  it('ends guessing of many accounts from one network after three hundred codes a day', async () => {
    const address = '198.51.100.77'
    const codes = new Set<number>()
    market.clock.now = new Date(Math.ceil(market.clock.now.getTime() / 86_400_000) * 86_400_000)
    for (let at = 0; at < 301; at += 1) {
      const codeToken = market.ports.codes.token()
      const body = { email: `sprayed-${at}@example.com`, codeToken, code: '123456', purpose: 'passwordReset' as const }
      const { code } = await market.envelope('verifyOTP', { body, address })
      if (at === 299 || at === 300) codes.add(code)
      market.clock.now = new Date(market.clock.now.getTime() + 3000)
    }
    expect([...codes]).toEqual([422, 429])
  })

  /** Each of them with the address that the account has afterwards, and the token with which the session goes on. */
  const changes: Record<string, (token: string, email: string) => Promise<{ now: string; renewed: string }>> = {
    'e-mail address': async (token, email) => {
      const moved = `moved-${email}`
      await market.call('changeEmail', { token, body: { email: moved, password } })
      const body = { purpose: 'emailChange' as const, code: await mailedCode(market, moved) }
      const { token: renewed } = await market.call('confirmContact', { token, body })
      await market.deliver()
      return { now: moved, renewed }
    },
    'phone number': async (token, email) => {
      await market.call('changePhone', { token, body: { countryCode: '+966', phoneNumber: '501234567', password } })
      await market.deliver()
      const code = codeIn(market.texts.at(-1)?.text)
      const { token: renewed } = await market.call('confirmContact', { token, body: { purpose: 'phoneChange', code } })
      return { now: email, renewed }
    },
    password: async (token, email) => {
      const body = { oldPassword: password, newPassword: 'quite another one' }
      const { token: renewed } = await market.call('changePassword', { token, body })
      await market.deliver()
      return { now: email, renewed }
    },
  }

  describe.each(Object.keys(changes))('a change of the %s', (name) => {
    const change = (token: string, email: string) => {
      const made = changes[name]
      if (made === undefined) throw new Error(name)
      return made(token, email)
    }
    const unique = name.replaceAll(/\W/g, '')

    it('ends a reset code that was sent before it', async () => {
      const email = `code-${unique}@example.com`
      const token = await register(market, { email }, newAddress)
      const code = await resetCode(email)
      const { now } = await change(token, email)
      for (const address of [email, now]) {
        const reset = await useResetCode({ ...code, email: address })
        expect([address, reset.code]).toEqual([address, 422])
      }
    })

    it('ends a reset that was opened before it', async () => {
      const email = `token-${unique}@example.com`
      const token = await register(market, { email }, newAddress)
      const { results } = await useResetCode(await resetCode(email))
      const { resetToken } = results as { resetToken: string }
      await change(token, email)
      const body = { resetToken, password: 'the password of a thief' }
      expect((await market.envelope('updatePassword', { body, ...elsewhere() })).code).toBe(422)
    })

    it('ends a change of contact that was asked for before it from another device', async () => {
      const email = `contact-${unique}@example.com`
      const token = await register(market, { email }, newAddress)
      const thief = await signIn(email)
      await market.call('changeEmail', { token: thief, body: { email: `thief-${unique}@example.com`, password } })
      const code = await mailedCode(market, `thief-${unique}@example.com`)
      market.clock.now = new Date(market.clock.now.getTime() + 31_000)
      const { renewed } = await change(token, email)
      const late = await market.envelope('confirmContact', { token: renewed, body: { purpose: 'emailChange', code } })
      expect(late.code).toBe(422)
    })

    it('ends every other session and keeps the one that made it, with another token: a copy of the one before is dead', async () => {
      const email = `session-${unique}@example.com`
      const token = await register(market, { email }, newAddress)
      const other = await signIn(email)
      const { renewed } = await change(token, email)
      expect((await market.envelope('getUser', { token: other })).code).toBe(401)
      expect((await market.envelope('getUser', { token })).code).toBe(401)
      expect((await market.envelope('getUser', { token: renewed })).code).toBe(200)
    })
  })
})
