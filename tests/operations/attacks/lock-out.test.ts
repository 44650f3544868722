import { beforeEach, expect, it } from 'vitest'
import { demoPassword } from '#server/demo/load-demo.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { forgetPassword } from '#tests/support/registration.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const email = 'buyer@kimiya.example'
const [home, thief] = ['the-browser-at-home', 'the-browser-of-a-thief']

/** Somebody keeps the owner out of an account by guessing its password, or by asking for new ones. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let from = 0
  /** Every call from another network address, as of a botnet. */
  const elsewhere = () => ({ address: `203.0.113.${(from += 1)}` })
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    // The first moment of a day: no window has begun before it.
    market.clock.now = new Date('2026-11-22T00:00:00.000Z')
    await market.deliver()
  })
  const signIn = async (password: string, deviceId?: string, to = email) =>
    market.envelope('login', { body: { email: to, password, ...(deviceId === undefined ? {} : { deviceId }) }, ...elsewhere() })
  /** Ten wrong passwords in each of some minutes; returns how often each answer came. */
  const guess = async (minutes: number, deviceId?: string, to = email) => {
    const answers: Record<number, number> = {}
    for (let at = 0; at < minutes; at += 1) {
      for (let tries = 0; tries < 10; tries += 1) {
        const { code } = await signIn('a guess', deviceId, to)
        answers[code] = (answers[code] ?? 0) + 1
      }
      market.clock.now = new Date(market.clock.now.getTime() + 60_000)
    }
    return answers
  }

  it('and guesses thirty times an hour, a hundred a day, however many network addresses they have', async () => {
    expect(await guess(10)).toEqual({ 422: 30, 429: 70 })
    const rest = { 422: 0 }
    for (let hour = 1; hour < 24; hour += 1) {
      market.clock.now = new Date(Date.parse('2026-11-22T00:00:00.000Z') + hour * 3_600_000)
      rest[422] += (await guess(4))[422] ?? 0
    }
    expect(rest).toEqual({ 422: 70 })
  })

  it('and the owner signs in all the same, where they have signed in before', async () => {
    expect((await signIn(demoPassword, home)).code).toBe(200)
    await guess(4)
    expect((await signIn(demoPassword)).code).toBe(429)
    expect((await signIn(demoPassword, 'another-browser')).code).toBe(429)
    expect((await signIn(demoPassword, home)).code).toBe(200)
  })

  it('and has one address, whatever of the many that their line has in IPv6 they show', async () => {
    const codes: number[] = []
    for (let at = 0; at < 11; at += 1) {
      const body = { email: `stranger-${at}@example.com`, password: 'a guess' }
      codes.push((await market.envelope('login', { body, address: `2001:db8:1:1::${at.toString(16)}` })).code)
    }
    const body = { email: 'stranger@example.com', password: 'a guess' }
    codes.push((await market.envelope('login', { body, address: '2001:db8:1:2::1' })).code)
    expect(codes).toEqual([...Array<number>(10).fill(422), 429, 422])
  })

  it('and has sixteen times the tries of a line, whatever of the 65,536 networks of a site their calls come from', async () => {
    const body = { token: 'a'.repeat(43) }
    const codes: number[] = []
    for (let network = 1; network <= 17; network += 1) {
      for (let at = 0; at < 20; at += 1) {
        const address = `2001:db8:48:${network.toString(16)}::${at.toString(16)}`
        codes.push((await market.envelope('readInvitation', { body, address })).code)
      }
    }
    codes.push((await market.envelope('readInvitation', { body, address: '2001:db8:49:1::1' })).code)
    expect(codes.map((code) => (code === 429 ? 'stopped' : 'let through'))).toEqual([
      ...Array<string>(320).fill('let through'),
      ...Array<string>(20).fill('stopped'),
      'let through',
    ])
  })

  it('and counts as one however the address is written', async () => {
    const written = [email, 'Buyer@Kimiya.Example', 'buyer@KIMIYA.example', 'BUYER@kimiya.example', 'buyer@kimiya.EXAMPLE']
    const codes: number[] = []
    for (const to of [...written, ...written, email]) codes.push((await signIn('a guess', undefined, to)).code)
    expect(codes).toEqual([...Array<number>(10).fill(422), 429])
  })

  it('and the owner is told by mail, once a day', async () => {
    await guess(8)
    market.clock.now = new Date('2026-11-22T05:00:00.000Z')
    await guess(8)
    expect((await market.deliver()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, 'Sign-ins to your account are paused'],
    ])
  })

  it('and learns nothing of an address without an account, which is paused alike', async () => {
    expect(await guess(4, thief, 'nobody@kimiya.example')).toEqual(await guess(4, thief))
    expect((await market.deliver()).length).toBe(1)
  })

  it('and gets no more tries from a browser that the account knows', async () => {
    await signIn(demoPassword, home)
    const codes: number[] = []
    for (let tries = 0; tries < 15; tries += 1) codes.push((await signIn('a guess', home)).code)
    expect(codes).toEqual([...Array<number>(10).fill(422), ...Array<number>(5).fill(429)])
  })

  it('and their own browser is forgotten with the password that they knew', async () => {
    await signIn(demoPassword, home)
    await signIn(demoPassword, thief)
    const { token } = (await signIn(demoPassword, home)).results as { token: string }
    const body = { oldPassword: demoPassword, newPassword: 'quite another one' }
    await market.call('changePassword', { token, body })
    await guess(4)
    expect((await signIn('quite another one', thief)).code).toBe(429)
    expect((await signIn('quite another one', home)).code).toBe(200)
  })

  it('and the owner asks for a new password all the same, where they have signed in before', async () => {
    await signIn(demoPassword, home)
    const ask = (deviceId?: string) =>
      market.envelope('forgetPassword', { body: { email, ...(deviceId === undefined ? {} : { deviceId }) }, ...elsewhere() })
    for (let at = 0; at < 30; at += 1) await ask()
    expect((await ask()).code).toBe(429)
    expect((await ask(thief)).code).toBe(429)
    expect((await ask(home)).code).toBe(200)
  })

  it('and the owner asks for one in a new browser too, however often a stranger asks from another network', async () => {
    const ask = async (place: { address: string }) =>
      (await market.envelope('forgetPassword', { body: { email }, ...place })).code
    const stranger = elsewhere()
    const codes: number[] = []
    for (let at = 0; at < 12; at += 1) codes.push(await ask(stranger))
    expect(codes).toEqual([...Array<number>(4).fill(200), ...Array<number>(8).fill(429)])
    expect(await ask(elsewhere())).toBe(200)
  })

  it('and the owner who sets a new password by mail signs in with it in that browser, while the guessing goes on', async () => {
    await guess(4)
    const body = await forgetPassword(market, email, () => elsewhere().address)
    const { resetToken } = await market.call('verifyOTP', { body, ...elsewhere() })
    const password = 'quite another one'
    await market.call('updatePassword', { body: { resetToken: resetToken ?? '', password, deviceId: home }, ...elsewhere() })
    await guess(4)
    expect((await signIn(password, thief)).code).toBe(429)
    expect((await signIn(password, home)).code).toBe(200)
  })

  it('and a browser that one account knows is strange to every other', async () => {
    await signIn(demoPassword, thief, 'company@kimiya.example')
    await guess(4)
    expect((await signIn(demoPassword, thief)).code).toBe(429)
  })

  it('and a password that was changed while it was checked signs nobody in', async () => {
    const { passwords } = market.ports
    const { verify } = passwords
    const changing: typeof verify = async (stored, password) => {
      const isRight = await verify(stored, password)
      await market.store.update('users', { email }, { passwordHash: 'another' })
      return isRight
    }
    Object.assign(passwords, { verify: changing })
    try {
      expect((await signIn(demoPassword)).code).toBe(422)
    } finally {
      // Every marketplace has these ports.
      Object.assign(passwords, { verify })
    }
  })
})
