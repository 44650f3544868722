import { beforeEach, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { codeIn, forgetPassword, mailedCode, register, registrant, signUp } from '#tests/support/registration.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const victim = 'victim@example.com'
const thiefPassword = 'a bag of rusty keys'

/** Somebody registers with an address that is not theirs. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let from = 0
  /** Every call from an address of its own: these tests are not about rate limits. */
  const newAddress = () => `203.0.113.${(from += 1)}`
  const elsewhere = () => ({ address: newAddress() })
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
  })
  /** Each registration a second after the one before: which is the newest must not matter. */
  const signUpLater = (person: { password?: string; fullName: string }) => {
    market.clock.now = new Date(market.clock.now.getTime() + 1000)
    return signUp(market, { email: victim, ...person }, newAddress)
  }
  const asThief = () => signUpLater({ password: thiefPassword, fullName: 'Thief' })
  const asVictim = () => signUpLater({ fullName: 'Victim' })
  const verify = (body: object) => market.envelope('verifyOTP', { body, ...elsewhere() })
  const signIn = (password: string) => market.envelope('login', { body: { email: victim, password }, ...elsewhere() })

  it('and gets no account by a code that was texted to their own phone', async () => {
    await market.envelope('signup', {
      body: { ...registrant, email: victim, password: thiefPassword, verificationType: 'phone' },
      ...elsewhere(),
    })
    await market.deliver()
    expect(market.texts).toEqual([])
    expect(await market.store.find('users', { email: victim })).toBeUndefined()
  })

  it('and reserves nothing: the owner registers beside it, and may take the address for an account they have', async () => {
    await asThief()
    const token = await register(market, { email: 'victim-at-work@example.com' }, newAddress)
    await market.call('changeEmail', { token, body: { email: victim, password: registrant.password } })
    const code = await mailedCode(market, victim)
    const { user } = await market.call('confirmContact', { token, body: { purpose: 'emailChange', code } })
    expect(user.email).toBe(victim)
  })

  it('and does not see their password stay when the owner enters the newest code of the mailbox', async () => {
    const ownProof = await asVictim()
    const thiefProof = await asThief()
    expect((await verify({ ...ownProof, code: thiefProof.code })).code).toBe(422)
    expect((await verify(ownProof)).code).toBe(200)
    expect((await signIn(registrant.password)).code).toBe(200)
    expect((await signIn(thiefPassword)).code).toBe(422)
    expect((await market.store.find('users', { email: victim }))?.fullName).toBe('Victim')
  })

  it('and cannot complete it once the owner has an account, even with a code out of the mailbox', async () => {
    const thiefProof = await asThief()
    await verify(await asVictim())
    expect((await verify(thiefProof)).code).toBe(422)
    expect((await signIn(thiefPassword)).code).toBe(422)
    const again = await asThief()
    expect(again.code).toBe('')
  })

  it('and one of two registrations that are completed at once makes the account', async () => {
    const proofs = [await asVictim(), await asThief()]
    const codes = (await Promise.all(proofs.map(verify))).map(({ code }) => code)
    expect(codes.sort()).toEqual([200, 422])
    expect(await market.store.count('users', { email: victim })).toBe(1)
    expect(await market.store.count('registrations', { email: victim })).toBe(0)
  })

  it('and keeps its owner from no new password, by registering or by asking for one in their name', async () => {
    await verify(await asVictim())
    await market.deliver()
    for (let at = 0; at < 9; at += 1) await market.envelope('forgetPassword', { body: { email: victim }, ...elsewhere() })
    for (let at = 0; at < 20; at += 1) await market.envelope('signup', { body: { ...registrant, email: victim }, ...elsewhere() })
    const ownProof = await forgetPassword(market, victim, newAddress)
    // Wrong guesses with their own token cost the owner no try.
    const { codeToken } = await signUp(market, { email: 'thief@example.com' }, newAddress)
    for (let at = 0; at < 20; at += 1) {
      expect((await verify({ ...ownProof, codeToken, code: `00000${at % 10}` })).code).toBe(422)
    }
    expect((await verify(ownProof)).results).toMatchObject({ resetToken: expect.any(String) as string })
  })

  it('and learns nothing by signing in with the password of the registration', async () => {
    const signInAs = async (to: string) => {
      const body = { email: to, password: thiefPassword }
      await market.call('signup', { body: { ...registrant, ...body }, ...elsewhere() })
      const { code, message, results } = await market.envelope('login', { body, ...elsewhere() })
      return [code, message, Object.keys((results as { registration?: object }).registration ?? {}).sort()]
    }
    const known = await signInAs('buyer@kimiya.example')
    expect(known).toEqual(await signInAs('nobody@example.com'))
    expect(known[0]).toBe(409)
  })

  it('and does not hide the registration of the owner by a later one', async () => {
    const { code } = await asVictim()
    await asThief()
    const { registration } = (await signIn(registrant.password)).results as { registration: { codeToken: string } }
    expect((await verify({ email: victim, codeToken: registration.codeToken, code })).code).toBe(200)
  })

  it('and a code serves for no address but the one that was typed with it', async () => {
    const ownProof = await asVictim()
    expect((await verify({ ...ownProof, email: 'another@example.com' })).code).toBe(422)
    expect((await verify(ownProof)).code).toBe(200)
    const reset = await forgetPassword(market, victim, newAddress)
    expect((await verify({ ...reset, email: 'another@example.com' })).code).toBe(422)
  })

  it('and learns nothing by the code token of an address that has an account', async () => {
    const { codeToken } = await market.call('signup', { body: { ...registrant, email: 'buyer@kimiya.example' }, ...elsewhere() })
    const fresh = await signUp(market, { email: victim }, newAddress)
    await market.deliver()
    const steps = async (email: string, token: string) => {
      const wrong = await verify({ email, codeToken: token, code: fresh.code === '000000' ? '000001' : '000000' })
      const resent = await market.reply('resendOTP', { body: { codeToken: token }, ...elsewhere() })
      return [wrong, { ...resent, body: undefined }]
    }
    const known = await steps('buyer@kimiya.example', codeToken)
    expect(known).toEqual(await steps(victim, fresh.codeToken))
  })
})

/** Whoever left the page of the code. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
  })
  const signIn = (address: string) =>
    market.envelope('login', { body: { email: victim, password: registrant.password }, address })
  const later = (minutes: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + minutes * 60_000)
  }

  it('goes on with it by signing in on another device, with a new code', async () => {
    await signUp(market, { email: victim })
    later(1)
    const held = await signIn('203.0.113.1')
    expect(held).toMatchObject({ code: 409, message: 'Please verify your e-mail address first. We have sent you a code.' })
    const { registration } = held.results as { registration: { codeToken: string; resendAfter: number } }
    expect(registration.resendAfter).toBe(30)
    const code = codeIn((await market.deliver()).at(-1)?.subject)
    await market.call('verifyOTP', { body: { email: victim, codeToken: registration.codeToken, code } })
    expect((await signIn('203.0.113.2')).code).toBe(200)
  })

  it('goes on with the code that was just sent, which is not sent twice', async () => {
    const { code } = await signUp(market, { email: victim })
    const { registration } = (await signIn('203.0.113.1')).results as { registration: { codeToken: string } }
    expect(await market.deliver()).toEqual([])
    await market.call('verifyOTP', { body: { email: victim, codeToken: registration.codeToken, code } })
  })

  it('begins anew after a day', async () => {
    const { codeToken } = await signUp(market, { email: victim })
    later(24 * 60)
    const over = await market.envelope('resendOTP', { body: { codeToken } })
    expect([over.code, over.message]).toEqual([409, 'This page can no longer ask for a code. Please sign in, or register again.'])
    expect((await signIn('203.0.113.1')).code).toBe(422)
  })
})
