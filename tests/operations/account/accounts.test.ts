import { beforeAll, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const person = {
  accountType: 'Individual' as const,
  fullName: 'Rafiq Ahmed',
  email: 'rafiq@example.com',
  password: 'a long enough one',
  countryCode: '+880',
  phoneNumber: '1712000000',
  country: 'BD',
  acceptedTerms: true as const,
}

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
  })

  const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? '')?.[0] ?? ''
  let addresses = 0
  /** Every call from an address of its own: these tests are not about rate limits. */
  const from = () => ({ address: `198.51.100.${(addresses += 1)}` })
  const register = async (email: string) => {
    await market.call('signup', { body: { ...person, email }, ...from() })
    return codeIn((await market.deliver()).at(-1)?.subject)
  }

  it('opens an account with the code from the mail, and signs in', async () => {
    const code = await register('rafiq@example.com')
    await market.call('verifyOTP', { body: { email: 'Rafiq@Example.com', code }, ...from() })
    const { user, token } = await market.call('login', {
      body: { email: 'RAFIQ@example.com', password: person.password },
      ...from(),
    })
    expect(user.fullName).toBe('Rafiq Ahmed')
    expect(await market.call('getUser', { token })).toEqual(user)
  })

  it('opens an account with the code from a text message, where it asks for that', async () => {
    const body = { ...person, email: 'phone@example.com', verificationType: 'phone' as const }
    await market.call('signup', { body, ...from() })
    expect((await market.deliver()).map(({ recipient }) => recipient)).toEqual([])
    const sms = market.texts.at(-1)
    expect(sms?.recipient).toBe('+8801712000000')
    const entry = { email: 'phone@example.com', code: codeIn(sms?.text) }
    await market.call('verifyOTP', { body: entry, ...from() })
    const found = await market.store.find('users', { email: 'phone@example.com' })
    expect([found?.emailVerifiedAt, found?.phoneVerifiedAt]).toEqual([null, market.clock.now.toISOString()])
    const credentials = { email: 'phone@example.com', password: person.password }
    expect((await market.call('login', { body: credentials, ...from() })).user._id).toBe(found?._id)
  })

  it('does not tell by sign-up whether an account exists, but mails its owner', async () => {
    const known = await market.envelope('signup', { body: { ...person, email: 'buyer@kimiya.example' }, ...from() })
    const fresh = await market.envelope('signup', { body: { ...person, email: 'fresh@example.com' }, ...from() })
    expect(known).toEqual(fresh)
    const mails = await market.deliver()
    expect(mails.find(({ recipient }) => recipient === 'buyer@kimiya.example')?.subject).toBe('You already have an account')
  })

  it('counts wrong codes over calls that are refused, and lets the code die after five', async () => {
    const others = { email: 'bystander@example.com', code: await register('bystander@example.com') }
    const code = await register('guesser@example.com')
    const wrong = code === '000000' ? '000001' : '000000'
    const attempt = (typed: string) =>
      market.envelope('verifyOTP', { body: { email: 'guesser@example.com', code: typed }, ...from() })
    for (let count = 0; count < 5; count += 1) expect((await attempt(wrong)).code).toBe(422)
    expect((await attempt(code)).results).toEqual({
      fields: { code: 'This code can no longer be used. Please ask for a new one.' },
    })
    expect((await market.envelope('verifyOTP', { body: others, ...from() })).code).toBe(200)
  })

  it('lets a code die after ten minutes, and replaces it on demand', async () => {
    const old = await register('slow@example.com')
    market.clock.now = new Date(market.clock.now.getTime() + 10 * 60_000)
    const attempt = (code: string) => market.envelope('verifyOTP', { body: { email: 'slow@example.com', code }, ...from() })
    expect((await attempt(old)).code).toBe(422)
    await market.call('resendOTP', { body: { email: 'slow@example.com' }, ...from() })
    const fresh = codeIn((await market.deliver()).at(-1)?.subject)
    expect((await attempt(fresh)).code).toBe(200)
  })

  it('waits 30 seconds between two codes', async () => {
    await register('hasty@example.com')
    const refused = await market.reply('resendOTP', { body: { email: 'hasty@example.com' }, ...from() })
    expect(refused).toMatchObject({ status: 429, retryAfter: 30 })
  })

  it('answers a wrong address and a wrong password alike', async () => {
    const wrong = await market.envelope('login', { body: { email: 'buyer@kimiya.example', password: 'not this' }, ...from() })
    const unknown = await market.envelope('login', { body: { email: 'nobody@kimiya.example', password: 'not this' }, ...from() })
    expect(wrong).toEqual(unknown)
    expect(wrong.results).toEqual({ fields: { password: 'E-mail address or password is wrong.' } })
  })

  it('stops the eleventh sign-in to one account in a minute, from wherever it comes', async () => {
    const attempt = () => market.reply('login', { body: { email: 'target@example.com', password: 'guess' }, ...from() })
    for (let count = 0; count < 10; count += 1) expect(await attempt()).toMatchObject({ status: 422 })
    const stopped = await attempt()
    expect(stopped).toMatchObject({ status: 429 })
    market.clock.now = new Date(market.clock.now.getTime() + 60_000)
    expect(await attempt()).toMatchObject({ status: 422 })
  })

  it('ends a session by logout, and by thirty days without a sign of life', async () => {
    const [token, otherToken] = [await market.signIn('buyer'), await market.signIn('buyer')]
    await market.call('logout', { token })
    expect((await market.envelope('getUser', { token })).code).toBe(401)
    const days = (count: number) => new Date(market.clock.now.getTime() + count * 86_400_000)
    market.clock.now = days(29)
    expect((await market.envelope('getUser', { token: otherToken })).code).toBe(200)
    market.clock.now = days(29)
    expect((await market.envelope('getUser', { token: otherToken })).code).toBe(200)
    market.clock.now = days(31)
    expect((await market.envelope('getUser', { token: otherToken })).code).toBe(401)
  })

  it('notes a sign of life at most once an hour, in this session alone', async () => {
    const [token, otherToken] = [await market.signIn('buyer'), await market.signIn('buyer')]
    const { _id: userId } = await market.call('getUser', { token: otherToken })
    const began = market.clock.now.toISOString()
    const seenAfter = async (minutes: number) => {
      market.clock.now = new Date(Date.parse(began) + minutes * 60_000)
      await market.call('getUser', { token })
      const sessions = await market.store.list('sessions', { userId, createdAt: began })
      return sessions.map(({ lastSeenAt }) => (Date.parse(lastSeenAt) - Date.parse(began)) / 60_000).toSorted((a, b) => a - b)
    }
    expect(await seenAfter(60)).toEqual([0, 0])
    expect(await seenAfter(61)).toEqual([0, 61])
    expect(await seenAfter(121)).toEqual([0, 61])
    expect(await seenAfter(122)).toEqual([0, 122])
  })

  it('asks a company for its name and tax number, on the fields', async () => {
    const refused = await market.envelope('signup', {
      body: { ...person, email: 'firm@example.com', accountType: 'Company' },
      ...from(),
    })
    expect(refused.results).toEqual({
      fields: { businessName: 'A company needs its registered name.', taxNumber: 'A company needs its tax number.' },
    })
  })

  it('keeps nobody’s password or code in the answers, and no code in delivered mail rows', async () => {
    const { user } = await market.call('login', {
      body: { email: 'seller@kimiya.example', password: 'Kimiya-Demo-1' },
      ...from(),
    })
    expect(Object.keys(user)).not.toContain('passwordHash')
    const code = await register('kept@example.com')
    expect(code).toMatch(/^\d{6}$/)
    const delivered = (await market.store.list('outbox', {})).filter(({ deliveredAt }) => deliveredAt !== null)
    expect(delivered.map(({ recipient }) => recipient)).toContain('kept@example.com')
    expect(delivered.filter(({ values }) => Object.keys(values).length > 0)).toEqual([])
    expect(JSON.stringify(delivered)).not.toContain(code)
  })
})
