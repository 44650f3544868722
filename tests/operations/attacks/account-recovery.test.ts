import { beforeAll, describe, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? '')?.[0] ?? ''
const password = 'a long enough one'

/** Ways into an account that must end when its owner changes what it is reached by. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let from = 0
  /** Every call from an address of its own: these tests are not about rate limits. */
  const elsewhere = () => ({ address: `203.0.113.${(from += 1)}` })
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
  })

  const register = async (email: string) => {
    const person = { accountType: 'Individual' as const, fullName: 'Rafiq Ahmed', email, password, country: 'BD' }
    const body = { ...person, countryCode: '+880', phoneNumber: '1712000000', acceptedTerms: true as const }
    await market.call('signup', { body, ...elsewhere() })
    await market.call('verifyOTP', { body: { email, code: await mailedCode() }, ...elsewhere() })
    return signIn(email)
  }
  const signIn = async (email: string) => (await market.call('login', { body: { email, password }, ...elsewhere() })).token
  const mailedCode = async () => codeIn((await market.deliver()).at(-1)?.subject)
  const resetCode = async (email: string) => {
    await market.call('forgetPassword', { body: { email }, ...elsewhere() })
    return mailedCode()
  }
  const useResetCode = (email: string, code: string) =>
    market.envelope('verifyOTP', { body: { email, code, purpose: 'passwordReset' }, ...elsewhere() })

  it('serves a code for no address but the one that it was sent for, even when it outlived a change of address', async () => {
    const email = 'outlived@example.com'
    await register(email)
    const code = await resetCode(email)
    // As of two calls at once, of which the change was committed first.
    await market.store.update('users', { email }, { email: 'elsewhere@example.com' })
    expect((await useResetCode(email, code)).code).toBe(422)
  })

  /** Each of them with the address that the account has afterwards. */
  const changes: Record<string, (token: string, email: string) => Promise<string>> = {
    'e-mail address': async (token, email) => {
      const moved = `moved-${email}`
      await market.call('changeEmail', { token, body: { email: moved, password } })
      await market.call('confirmContact', { token, body: { purpose: 'emailChange', code: await mailedCode() } })
      await market.deliver()
      return moved
    },
    'phone number': async (token, email) => {
      await market.call('changePhone', { token, body: { countryCode: '+966', phoneNumber: '501234567', password } })
      await market.deliver()
      const code = codeIn(market.texts.at(-1)?.text)
      await market.call('confirmContact', { token, body: { purpose: 'phoneChange', code } })
      return email
    },
    password: async (token, email) => {
      await market.call('changePassword', { token, body: { oldPassword: password, newPassword: 'quite another one' } })
      await market.deliver()
      return email
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
      const token = await register(email)
      const code = await resetCode(email)
      const now = await change(token, email)
      for (const address of [email, now]) {
        const reset = await useResetCode(address, code)
        expect([address, reset.code]).toEqual([address, 422])
      }
    })

    it('ends a reset that was opened before it', async () => {
      const email = `token-${unique}@example.com`
      const token = await register(email)
      const { results } = await useResetCode(email, await resetCode(email))
      const { resetToken } = results as { resetToken: string }
      await change(token, email)
      const body = { resetToken, password: 'the password of a thief' }
      expect((await market.envelope('updatePassword', { body, ...elsewhere() })).code).toBe(422)
    })

    it('ends a change of contact that was asked for before it from another device', async () => {
      const email = `contact-${unique}@example.com`
      const token = await register(email)
      const thief = await signIn(email)
      await market.call('changeEmail', { token: thief, body: { email: `thief-${unique}@example.com`, password } })
      const code = await mailedCode()
      market.clock.now = new Date(market.clock.now.getTime() + 31_000)
      await change(token, email)
      const late = await market.envelope('confirmContact', { token, body: { purpose: 'emailChange', code } })
      expect(late.code).toBe(422)
    })

    it('ends every other session and keeps the one that made it', async () => {
      const email = `session-${unique}@example.com`
      const token = await register(email)
      const other = await signIn(email)
      await change(token, email)
      expect((await market.envelope('getUser', { token: other })).code).toBe(401)
      expect((await market.envelope('getUser', { token })).code).toBe(200)
    })
  })
})
