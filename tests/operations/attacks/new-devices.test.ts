import { beforeEach, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { mailedCode, mailedLinkToken, register, registrant } from '#tests/support/registration.ts'
import { addAuthenticator, appCode, askedIn } from '#tests/support/second-factors.ts'
import { withoutAlerts } from '#tests/support/sign-in-alerts.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const email = 'victim@example.com'
const [home, thief] = ['the-browser-at-home', 'the-browser-of-a-thief']
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
const day = 86_400_000

/** Somebody knows the password of an account and signs in with it. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let from = 0
  const newAddress = () => `203.0.113.${(from += 1) % 250}`
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    await register(market, { email }, newAddress)
    await market.deliver()
  })
  const tryToSignIn = (deviceId?: string, password: string = registrant.password) =>
    market.envelope('login', {
      body: { email, password, ...(deviceId === undefined ? {} : { deviceId }) },
      userAgent: firefox,
      address: newAddress(),
    })
  const signIn = async (deviceId?: string) => ((await tryToSignIn(deviceId)).results as { token: string }).token
  const subjects = async () => (await market.deliver()).map(({ subject }) => subject)
  const deny = (token: string) => market.envelope('denySignIn', { body: { token }, address: newAddress() })
  const isLive = async (token: string) => (await market.envelope('getUser', { token })).code === 200
  const later = (milliseconds: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + milliseconds)
  }
  /** The owner is signed in at home, the thief elsewhere; what the mail brought. */
  const robbed = async () => {
    const own = await signIn(home)
    const stolen = await signIn(thief)
    return { own, stolen, token: await mailedLinkToken(market, email) }
  }

  it('and the owner hears of it by mail, in their language, with browser and time of their own country', async () => {
    await signIn(home)
    market.clock.now = new Date('2026-11-21T20:30:00.000Z')
    await signIn(thief)
    const [mail] = await market.deliver()
    expect(mail).toMatchObject({ recipient: email, language: 'en', subject: 'New sign-in to your account' })
    expect(mail?.text).toContain('Dear Rafiq Ahmed,')
    expect(mail?.text).toMatch(/before: Firefox \(Linux\), on 22 Nov 2026, 02:30 Bangladesh Time\./)
    expect(mail?.text).toMatch(/ https:\/\/kimiya\.example\/deny-sign-in#[\w-]{43} /)
    expect(mail?.html).toMatch(/<a href="(https:\/\/kimiya\.example\/deny-sign-in#[\w-]{43})">\1<\/a>/)
  })

  it.each([
    ['Arabic', '٢٢ نوفمبر ٢٠٢٦، ٢:٣٠ ص توقيت بنغلاديش'],
    ['Bangla', '২২ নভে, ২০২৬, রাত ২:৩০ বাংলাদেশ সময়'],
  ] as const)(
    'and an owner who reads %s gets the time as the pages write it, with the name of their clock',
    async (language, time) => {
      await signIn(home)
      market.clock.now = new Date('2026-11-21T20:30:00.000Z')
      const body = { email, password: registrant.password }
      for (const deviceId of [home, thief])
        await market.call('login', { body: { ...body, deviceId }, language, address: newAddress() })
      const [mail] = await market.deliver()
      expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(time)
      expect(mail?.text).not.toMatch(/\s[AP]M\b|GMT\s?[+-]/)
    },
  )

  it('and the owner hears nothing of their own browsers: the first one, and those that were signed in before', async () => {
    await signIn(home)
    await signIn(home)
    expect(await subjects()).toEqual([])
    await signIn(thief)
    await signIn(thief)
    expect(await subjects()).toEqual(['New sign-in to your account'])
  })

  it('and does not stay unseen by naming no browser, but does not flood the mailbox either', async () => {
    await signIn(home)
    for (let times = 0; times < 14; times += 1) {
      await signIn()
      later(60_000)
    }
    expect(await subjects()).toEqual(Array<string>(10).fill('New sign-in to your account'))
  })

  it('and the mail says what to do where the page’s address is not known', async () => {
    market.ports.pageUrl = undefined
    await signIn(home)
    await signIn(thief)
    const [mail] = await market.deliver()
    expect(mail?.text).toContain('change the password in your settings')
    expect(mail?.text).not.toContain('://')
    const links = await market.store.list('outbox', {})
    expect(JSON.stringify(links)).not.toContain('deny-sign-in')
  })

  it('and is thrown out by the owner, who chooses a new password by a code of the same mailbox', async () => {
    const { own, stolen, token } = await robbed()
    const { results, code } = await deny(token)
    expect(code).toBe(200)
    expect([await isLive(own), await isLive(stolen)]).toEqual([false, false])
    expect((await tryToSignIn(thief)).results).toEqual({ fields: { password: 'E-mail address or password is wrong.' } })
    expect((await tryToSignIn(home)).code).toBe(422)
    const { codeToken } = results as { codeToken: string }
    const proof = { email, codeToken, code: await mailedCode(market, email), purpose: 'passwordReset' as const }
    const { resetToken = '' } = await market.call('verifyOTP', { body: proof, address: newAddress() })
    await market.call('updatePassword', { body: { resetToken, password: 'quite another one' }, address: newAddress() })
    expect((await tryToSignIn(home, 'quite another one')).code).toBe(200)
    expect((await tryToSignIn(thief)).code).toBe(422)
  })

  it('and no longer changes anything with what they began before', async () => {
    const { stolen, token } = await robbed()
    const body = { countryCode: '+880', phoneNumber: '1712345678', password: registrant.password }
    await withoutAlerts(market, () => market.call('changePhone', { token: stolen, body }))
    const [sms] = (await market.deliver()).filter(({ recipient }) => recipient === '+8801712345678')
    await deny(token)
    const code = /\d{6}/.exec(sms?.text ?? '')?.[0] ?? ''
    expect((await market.envelope('confirmContact', { token: stolen, body: { purpose: 'phoneChange', code } })).code).toBe(401)
    expect(await market.store.count('knownDevices', {})).toBe(0)
  })

  const move = (token: string, password: string = registrant.password) =>
    market.envelope('changeEmail', { token, body: { email: 'thief@example.com', password } })
  const erase = (token: string) => market.envelope('deleteAccount', { token, body: { password: registrant.password } })

  it('and can neither move the account to another address nor delete it while the owner can deny the sign-in', async () => {
    await signIn(home)
    const first = await signIn(thief)
    // A browser that is known by now, and whose sign-in no mail tells of.
    const second = await signIn(thief)
    const unnamed = await signIn()
    for (const stolen of [first, second, unnamed]) {
      for (const { code, message } of [await move(stolen), await erase(stolen)]) {
        expect(code).toBe(403)
        expect(message).toMatch(/^This browser is new to your account\. .+ after 2\d Nov 2026, /)
      }
    }
    const body = { oldPassword: registrant.password, newPassword: 'the password of a thief' }
    const { token: renewed } = await withoutAlerts(market, () => market.call('changePassword', { token: second, body }))
    expect((await move(renewed, body.newPassword)).code).toBe(403)
  })

  it('but the owner can at home, and from a new browser after seven days or with a second factor from before', async () => {
    const own = await signIn(home)
    const fresh = await signIn('a-new-phone')
    later(7 * day)
    expect((await move(fresh)).code).toBe(200)
    later(day)
    expect((await move(own)).code).toBe(200)
    const { secret } = await addAuthenticator(market, await signIn(home))
    const asked = askedIn(await tryToSignIn('another-new-phone'))
    later(30_000)
    const proof = { signInToken: asked.signInToken, code: appCode(market, secret) }
    const { token: proven } = await market.call('confirmSignIn', { body: proof, address: newAddress() })
    later(60_000)
    expect((await move(proven)).code).toBe(200)
  })

  it('and takes no second factor along, whichever of their sign-ins added it, or from however many', async () => {
    await signIn(home)
    await signIn(thief)
    const token = await mailedLinkToken(market, email)
    for (let times = 0; times < 12; times += 1) {
      await signIn(`another-browser-${times}`)
      later(60_000)
    }
    const silent = await signIn(`another-browser-11`)
    await withoutAlerts(market, () => addAuthenticator(market, silent))
    expect((await deny(token)).code).toBe(200)
    expect(await market.store.count('secondFactors', {})).toBe(0)
    expect(await market.store.count('recoveryCodes', {})).toBe(0)
  })

  it('and leaves the second factor that the owner has added at home since', async () => {
    const { own, token } = await robbed()
    await addAuthenticator(market, own)
    expect((await deny(token)).code).toBe(200)
    expect(await market.store.count('secondFactors', {})).toBe(1)
  })

  it('and does not save themselves by changing the password first', async () => {
    const { stolen, token } = await robbed()
    const body = { oldPassword: registrant.password, newPassword: 'the password of a thief' }
    const { token: renewed } = await withoutAlerts(market, () => market.call('changePassword', { token: stolen, body }))
    expect((await deny(token)).code).toBe(200)
    expect(await isLive(renewed)).toBe(false)
    expect((await tryToSignIn(thief, 'the password of a thief')).code).toBe(422)
  })

  it('and a link is good once, and each other of the account with it', async () => {
    const { token } = await robbed()
    await signIn('a-third-browser')
    const other = await mailedLinkToken(market, email)
    expect((await deny(token)).code).toBe(200)
    const over = {
      fields: {
        token: 'This link has been used already, is older than seven days, or your account has another e-mail address by now.',
      },
    }
    for (const used of [token, other, 'x'.repeat(43)]) expect((await deny(used)).results).toEqual(over)
  })

  it('and a link that two open at once throws out once', async () => {
    const { token } = await robbed()
    const both = await Promise.all([deny(token), deny(token)])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 422])
  })

  it('and a link is good for seven days', async () => {
    const { token } = await robbed()
    later(7 * day - 1)
    expect((await market.store.list('signInAlerts', {})).length).toBe(1)
    const { stolen, token: second } = await robbedAgain()
    later(1)
    expect((await deny(token)).code).toBe(422)
    expect(await isLive(stolen)).toBe(true)
    expect((await deny(second)).code).toBe(200)
  })
  const robbedAgain = async () => ({ stolen: await signIn('a-third-browser'), token: await mailedLinkToken(market, email) })

  it('and a link of a mailbox that the owner has left does nothing', async () => {
    const { own, token } = await robbed()
    const moved = 'moved@example.com'
    await market.call('changeEmail', { token: own, body: { email: moved, password: registrant.password } })
    const code = await mailedCode(market, moved)
    const { token: renewed } = await market.call('confirmContact', { token: own, body: { purpose: 'emailChange', code } })
    expect((await deny(token)).code).toBe(422)
    expect(await isLive(renewed)).toBe(true)
  })

  it('and cannot use up the code that the owner gets by asking for many', async () => {
    const { token } = await robbed()
    for (let times = 0; times < 12; times += 1) {
      await market.envelope('forgetPassword', { body: { email }, address: newAddress() })
    }
    expect((await deny(token)).code).toBe(200)
  })

  it('and finds no token in the tables: only its hash is kept', async () => {
    const { token } = await robbed()
    const rows = JSON.stringify([await market.store.list('signInAlerts', {}), await market.store.list('outbox', {})])
    expect([token.length, rows.includes(token)]).toEqual([43, false])
  })
})
