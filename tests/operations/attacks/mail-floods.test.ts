import { beforeEach, expect, it } from 'vitest'
import { demoPassword } from '#server/demo/load-demo.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const victim = 'victim@example.com'
const password = 'a long enough one'

/** Mails and texts that a stranger has the marketplace send to somebody who never asked for one. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let from = 0
  /** Every call from another network address, as of a botnet. */
  const elsewhere = () => ({ address: `203.0.113.${(from += 1)}` })
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    await market.deliver()
  })

  const signUp = (columns: object = {}) => {
    const person = { accountType: 'Individual', fullName: 'BUY NOW AT EVIL.EXAMPLE', email: victim, password, country: 'BD' }
    const body = { ...person, countryCode: '+880', phoneNumber: '1712000000', acceptedTerms: true, ...columns }
    return market.envelope('signup', { body, ...elsewhere() })
  }
  const codesOf = async (call: () => Promise<{ code: number }>, times = 40) => {
    const codes: number[] = []
    for (let at = 0; at < times; at += 1) codes.push((await call()).code)
    return codes
  }

  it('come ten in an hour at most by forty registrations', async () => {
    const codes = await codesOf(() => signUp())
    expect([codes.slice(0, 10), codes.slice(10)]).toEqual([Array(10).fill(200), Array(30).fill(429)])
    expect((await market.deliver()).filter(({ recipient }) => recipient === victim).length).toBe(10)
  })

  it('come ten in an hour at most to an address that has an account, so that the limit reveals none', async () => {
    const codes = await codesOf(() => signUp({ email: 'seller@kimiya.example' }))
    expect([codes.slice(0, 10), codes.slice(10)]).toEqual([Array(10).fill(200), Array(30).fill(429)])
    expect((await market.deliver()).length).toBe(10)
  })

  it('come ten in an hour at most as texts to a number, whatever addresses are registered with it', async () => {
    let at = 0
    const codes = await codesOf(() => signUp({ email: `stranger-${(at += 1)}@example.com`, verificationType: 'phone' }))
    expect(codes.filter((code) => code === 200).length).toBe(10)
    await market.deliver()
    expect(market.texts.length).toBe(10)
  })

  it('are not sent again within half a minute by signing in to an account that was never verified', async () => {
    await signUp()
    await market.deliver()
    for (let at = 0; at < 5; at += 1) {
      const { code } = await market.envelope('login', { body: { email: victim, password }, ...elsewhere() })
      expect(code).toBe(403)
    }
    expect(await market.deliver()).toEqual([])
    market.clock.now = new Date(market.clock.now.getTime() + 31_000)
    await market.envelope('login', { body: { email: victim, password }, ...elsewhere() })
    expect((await market.deliver()).map(({ recipient }) => recipient)).toEqual([victim])
  })

  it.each(['English', 'Arabic', 'Bangla'] as const)('carry no words of whoever registered, in %s', async (language) => {
    const person = { accountType: 'Individual', fullName: 'BUY NOW AT EVIL.EXAMPLE', email: victim, password, country: 'BD' }
    const body = { ...person, countryCode: '+880', phoneNumber: '1712000000', acceptedTerms: true }
    await market.envelope('signup', { body, language, ...elsewhere() })
    const [mail] = await market.deliver()
    expect(mail?.recipient).toBe(victim)
    expect(JSON.stringify(mail)).not.toMatch(/EVIL|BUY/)
    expect(JSON.stringify(mail)).not.toContain('{{')
  })

  it('carry no words of whoever changes to the address of a stranger', async () => {
    const token = await market.signIn('buyer')
    await market.store.update('users', { email: 'buyer@kimiya.example' }, { fullName: 'BUY NOW AT EVIL.EXAMPLE' })
    await market.call('changeEmail', { token, body: { email: victim, password: demoPassword } })
    const mail = (await market.deliver()).find(({ recipient }) => recipient === victim)
    expect(mail?.text).toMatch(/\d{6}/)
    expect(JSON.stringify(mail)).not.toMatch(/EVIL|BUY/)
  })
})
