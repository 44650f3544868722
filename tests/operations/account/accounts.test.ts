import { beforeAll, expect, it } from 'vitest'
import { openSession } from '#server/domain/account/sessions.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { mailedCode, registrant, signUp } from '#tests/support/registration.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
  })

  let addresses = 0
  /** Every call from an address of its own: these tests are not about rate limits. */
  const from = () => ({ address: `198.51.100.${(addresses += 1)}` })
  const register = (email: string) => signUp(market, { email }, () => from().address)

  it('opens an account with the code from the mail, and signs in', async () => {
    const proof = await register('rafiq@example.com')
    await market.call('verifyOTP', { body: { ...proof, email: 'Rafiq@Example.com' }, ...from() })
    const { user, token } = await market.call('login', {
      body: { email: 'RAFIQ@example.com', password: registrant.password },
      ...from(),
    })
    expect(user.fullName).toBe('Rafiq Ahmed')
    expect(await market.call('getUser', { token })).toEqual(user)
  })

  it('does not tell by sign-up whether an account exists, but mails its owner', async () => {
    const known = await market.envelope('signup', { body: { ...registrant, email: 'buyer@kimiya.example' }, ...from() })
    const fresh = await market.envelope('signup', { body: { ...registrant, email: 'fresh@example.com' }, ...from() })
    const codeToken = expect.stringMatching(/^[\w-]{43}$/) as string
    expect(known).toMatchObject({ code: 200, message: fresh.message, results: { ...(fresh.results as object), codeToken } })
    const mails = await market.deliver()
    expect(mails.find(({ recipient }) => recipient === 'buyer@kimiya.example')?.subject).toBe('You already have an account')
  })

  it('counts wrong codes over calls that are refused, and lets the code die after five', async () => {
    const others = await register('bystander@example.com')
    const { code, ...guesser } = await register('guesser@example.com')
    const wrong = code === '000000' ? '000001' : '000000'
    const attempt = (typed: string) => market.envelope('verifyOTP', { body: { ...guesser, code: typed }, ...from() })
    for (let count = 0; count < 5; count += 1) expect((await attempt(wrong)).code).toBe(422)
    expect((await attempt(code)).results).toEqual({
      fields: { code: 'This code can no longer be used. Please ask for a new one.' },
    })
    expect((await market.envelope('verifyOTP', { body: others, ...from() })).code).toBe(200)
  })

  it('lets a code die after ten minutes, and replaces it on demand', async () => {
    const { code: old, ...proof } = await register('slow@example.com')
    market.clock.now = new Date(market.clock.now.getTime() + 10 * 60_000)
    const attempt = (code: string) => market.envelope('verifyOTP', { body: { ...proof, code }, ...from() })
    expect((await attempt(old)).code).toBe(422)
    await market.call('resendOTP', { body: { codeToken: proof.codeToken }, ...from() })
    const fresh = await mailedCode(market, 'slow@example.com')
    expect((await attempt(fresh)).code).toBe(200)
  })

  it('waits 30 seconds between two codes', async () => {
    const { codeToken } = await register('hasty@example.com')
    const refused = await market.reply('resendOTP', { body: { codeToken }, ...from() })
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

  it('ends a session ninety days after the sign-in, however much it is used', async () => {
    const token = await market.signIn('buyer')
    const began = market.clock.now.getTime()
    const after = async (days: number) => {
      market.clock.now = new Date(began + days * 86_400_000)
      return (await market.envelope('getUser', { token })).code
    }
    for (let days = 20; days < 90; days += 20) expect([days, await after(days)]).toEqual([days, 200])
    expect(await after(89.9)).toBe(200)
    expect(await after(90)).toBe(401)
  })

  it('gives a session the end that whoever opens it asks for', async () => {
    const { _id } = await market.call('getUser', { token: await market.signIn('buyer') })
    const call = { tables: market.store, ports: market.ports, now: market.clock.now.toISOString(), newId: market.newId }
    const { token } = await openSession(call, _id, { lifetime: 12 * 3_600_000 })
    const began = market.clock.now.getTime()
    market.clock.now = new Date(began + 11 * 3_600_000)
    expect((await market.envelope('getUser', { token })).code).toBe(200)
    market.clock.now = new Date(began + 12 * 3_600_000)
    expect((await market.envelope('getUser', { token })).code).toBe(401)
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
      body: { ...registrant, email: 'firm@example.com', accountType: 'Company' },
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
    const { code } = await register('kept@example.com')
    expect(code).toMatch(/^\d{6}$/)
    const delivered = (await market.store.list('outbox', {})).filter(({ deliveredAt }) => deliveredAt !== null)
    expect(delivered.map(({ recipient }) => recipient)).toContain('kept@example.com')
    expect(delivered.filter(({ values }) => Object.keys(values).length > 0)).toEqual([])
    expect(JSON.stringify(delivered)).not.toContain(code)
  })
})
