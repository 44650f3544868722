import { beforeAll, describe, expect, it } from 'vitest'
import { PasswordsBusy } from '#server/ports/passwords.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { forgetPassword, register, registrant } from '#tests/support/registration.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const frequent =
  'This password is one of those that are tried first: it is frequent, it has leaked elsewhere, or it repeats itself. ' +
  'Choose several words that do not belong together.'
const personal =
  'This password contains your name or a part of your e-mail address or phone number, which others try first. ' +
  'Choose words that have nothing to do with you.'

/** Somebody tries the passwords that most people choose, and those that a person with this name would. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let from = 0
  const elsewhere = () => `203.0.113.${(from += 1) % 250}`
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
  })
  const signUpWith = (password: string, columns: object = {}) =>
    market.envelope('signup', {
      body: { ...registrant, email: 'rafiq.a@jamuna-solvents.example', password, ...columns },
      address: elsewhere(),
    })

  describe('and no account has', () => {
    it.each([
      ['a frequent one', 'qwertyuiop', frequent],
      ['a frequent one made long enough', 'Michael2024!', frequent],
      ['ten spaces', '          ', frequent],
      ['ten equal letters', 'aaaaaaaaaa', frequent],
      ['few letters in turn', 'abababababab', frequent],
      ['a run along the keys', 'abcdefghijklm', frequent],
      ['the name of the marketplace', 'kimiya-kimiya', frequent],
      ['a part of the person’s name', 'barrels of RAFIQ', personal],
      ['a part of it with signs for letters', 'b4rrels of r4fiq', personal],
      ['a part of the mail address', 'jamuna by night', personal],
      ['the phone number', 'at 1712000000', personal],
    ])('%s', async (_name, password, text) => {
      expect((await signUpWith(password)).results).toEqual({ fields: { password: text } })
    })

    it('a part of the name of the company', async () => {
      const company = { accountType: 'Company', businessName: 'Meghna Paints', taxNumber: 'BIN 4711' }
      expect((await signUpWith('meghna in spring', company)).results).toEqual({ fields: { password: personal } })
    })

    it('one that leaked, when a service says so', async () => {
      const { breachedPasswords } = market.ports
      market.ports.breachedPasswords = { includes: async (password) => password === 'seven blue barrels' }
      try {
        expect((await signUpWith('seven blue barrels')).results).toEqual({ fields: { password: frequent } })
        expect((await signUpWith('eight blue barrels')).code).toBe(200)
      } finally {
        market.ports.breachedPasswords = breachedPasswords
      }
    })
  })

  it('and says so in the language of the person', async () => {
    const said = async (language: 'Arabic' | 'Bangla') => {
      const body = { ...registrant, email: 'a@b.example', password: 'qwertyuiop' }
      return JSON.stringify((await market.envelope('signup', { body, language, address: elsewhere() })).results)
    }
    expect(await said('Arabic')).toContain('كلمة المرور هذه من أول ما يُجرَّب')
    expect(await said('Bangla')).toContain('এই পাসওয়ার্ড সবার আগে অনুমান করা হয়')
  })

  it('and is asked to come again while more passwords wait than can be looked at', async () => {
    const { passwords } = market.ports
    const busy = async () => {
      throw new PasswordsBusy('Too many passwords are waiting')
    }
    market.ports.passwords = { hash: busy, verify: busy }
    try {
      const body = { email: 'buyer@kimiya.example', password: 'seven blue barrels' }
      const refused = await market.reply('login', { body, address: elsewhere() })
      expect(refused).toMatchObject({ kind: 'json', status: 503, retryAfter: expect.any(Number) as number })
    } finally {
      market.ports.passwords = passwords
    }
  })

  it('and learns of no account by it: the refusal is the same with one and without', async () => {
    await register(market, { email: 'rafiq.b@jamuna-solvents.example' }, elsewhere)
    const [known, unknown] = ['b', 'c'].map((letter) => ({ email: `rafiq.${letter}@jamuna-solvents.example` }))
    expect(await signUpWith('qwertyuiop', known)).toEqual(await signUpWith('qwertyuiop', unknown))
    expect((await market.deliver()).map(({ subject }) => subject)).toEqual([])
  })

  it('and a person who resets the password chooses another one with the same code', async () => {
    const email = 'rafiq.d@jamuna-solvents.example'
    await register(market, { email }, elsewhere)
    const proof = await forgetPassword(market, email, elsewhere)
    const { resetToken = '' } = await market.call('verifyOTP', { body: proof, address: elsewhere() })
    const update = (password: string) =>
      market.envelope('updatePassword', { body: { resetToken, password }, address: elsewhere() })
    expect((await update('qwertyuiop')).results).toEqual({ fields: { password: frequent } })
    expect((await update('rafiq by the sea')).results).toEqual({ fields: { password: personal } })
    expect((await update('quite another one')).code).toBe(200)
  })

  it('and a person who changes the password keeps the old one until the new one is taken', async () => {
    const email = 'rafiq.e@jamuna-solvents.example'
    const token = await register(market, { email }, elsewhere)
    const change = (newPassword: string) =>
      market.envelope('changePassword', { token, body: { oldPassword: registrant.password, newPassword } })
    expect((await change('qwertyuiop')).results).toEqual({ fields: { newPassword: frequent } })
    expect((await change('jamuna by night')).results).toEqual({ fields: { newPassword: personal } })
    expect((await change('quite another one')).code).toBe(200)
  })

  it('and two who change it at once do not both prove themselves by the old one', async () => {
    const email = 'rafiq.f@jamuna-solvents.example'
    const token = await register(market, { email }, elsewhere)
    const change = (newPassword: string) =>
      market.envelope('changePassword', { token, body: { oldPassword: registrant.password, newPassword } })
    const both = await Promise.all([change('the first of the two'), change('the second of the two')])
    expect(both.map(({ code }) => code).filter((code) => code === 200)).toEqual([200])
  })
})
