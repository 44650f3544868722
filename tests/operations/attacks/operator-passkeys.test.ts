import { beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '#server/demo/load-demo.ts'
import type { ResultsOf } from '#server/operation.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { addOperatorPasskey, employ, invite, operatorPassword } from '#tests/support/operators.ts'
import { addPasskey, appCode, askedIn, site } from '#tests/support/second-factors.ts'
import { softPasskey } from '#tests/support/soft-passkey.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const otherSite = { origin: 'https://kimiya.evil.example', rpId: 'kimiya.evil.example' }

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let admin: Awaited<ReturnType<typeof employ>>
  let key: ReturnType<typeof softPasskey>
  let keyId: string
  let addresses = 0
  const newAddress = () => `203.0.113.${(addresses += 1)}`
  const later = (minutes: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + minutes * 60_000)
  }
  const token = () => ({ operatorToken: admin.operatorToken })
  const events = async (kind: string) => (await market.store.list('securityEvents', {})).filter((event) => event.kind === kind)
  const ask = () => market.call('challengeOperatorLogin', { address: newAddress() })
  type Proof = { signInToken: string; assertion: ReturnType<typeof key.assert> }
  const signIn = (passkey: Proof, more: { email?: string; password?: string; pageOrigin?: string } = {}) => {
    const { email = admin.email, password = operatorPassword, pageOrigin } = more
    const options = { address: newAddress(), ...(pageOrigin === undefined ? {} : { pageOrigin }) }
    return market.envelope('operatorLogin', { body: { email, password, passkey }, ...options })
  }
  /** Asks, signs and signs in with a passkey. */
  const signInWith = async (passkey = key, more: Parameters<typeof signIn>[1] = {}, at: object = site) => {
    const { signInToken, passkey: asked } = await ask()
    return signIn({ signInToken, assertion: passkey.assert({ challenge: asked.challenge, ...site, ...at }) }, more)
  }
  const refused = { code: 422, results: { fields: { passkey: 'E-mail address, password or passkey is wrong.' } } }

  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    admin = await employ(market, 'salma@staff.example', ['admin'])
    const added = await addOperatorPasskey(market, admin.operatorToken)
    key = added.passkey
    keyId = added._id
  })

  describe('the sign-in by a passkey', () => {
    it('opens a session with the password, tells the log by what, and notes when the passkey was used', async () => {
      later(1)
      const { code, results } = await signInWith()
      expect([code, results]).toMatchObject([200, { operator: { email: admin.email } }])
      expect((await events('operator.signedIn')).at(-1)).toMatchObject({
        actor: admin.email,
        subject: admin.email,
        after: { by: 'passkey' },
      })
      const { passkeys } = await market.call('getOperatorPasskeys', token())
      expect(passkeys).toMatchObject([{ _id: keyId, name: 'Laptop', lastUsedAt: market.clock.now.toISOString() }])
      expect(await market.store.count('operatorLoginChallenges', {})).toBe(0)
    })

    it('asks everybody alike and names no passkey', async () => {
      const first = await ask()
      const second = await ask()
      const shape = { rpId: 'kimiya.example', timeout: 120_000, userVerification: 'required', allowCredentials: [] }
      expect([first.passkey, second.passkey]).toMatchObject([shape, shape])
      expect(first.passkey.challenge).not.toBe(second.passkey.challenge)
    })

    it('does not tell which of address, password and passkey was wrong, nor who has a passkey', async () => {
      const bare = await employ(market, 'bare@staff.example', ['support'])
      const stranger = softPasskey('a-stranger')
      const responses = [
        await signInWith(key, { email: 'nobody@staff.example' }),
        await signInWith(key, { password: 'Quiet-Harbour-72' }),
        await signInWith(key, { email: bare.email }),
        await signInWith(stranger, { email: bare.email }),
        await signInWith(stranger),
        await signInWith(stranger, { email: 'nobody@staff.example' }),
        await signInWith(key, { email: 'buyer@kimiya.example' }),
        await signIn({ signInToken: 'x'.repeat(43), assertion: key.assert({ challenge: 'made-up', ...site }) }),
      ]
      expect(responses[0]).toMatchObject(refused)
      expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
      expect(await events('operator.refused')).not.toEqual([])
    })

    it('computes as many hashes for an address without an operator', async () => {
      const verified: (string | undefined)[] = []
      const { verify } = market.ports.passwords
      market.ports.passwords.verify = (hash, password) => {
        verified.push(hash)
        return verify(hash, password)
      }
      try {
        await signInWith(key, { email: 'nobody@staff.example' })
        await signInWith(key, { password: 'Quiet-Harbour-72' })
        await signInWith()
      } finally {
        market.ports.passwords.verify = verify
      }
      expect(verified.map((hash) => typeof hash)).toEqual(['undefined', 'string', 'string'])
    })

    it('takes the challenge of the same attempt alone, for five minutes', async () => {
      const mine = await ask()
      const other = await ask()
      const assertion = key.assert({ challenge: other.passkey.challenge, ...site })
      expect(await signIn({ signInToken: mine.signInToken, assertion })).toMatchObject(refused)
      const late = await ask()
      const signed = key.assert({ challenge: late.passkey.challenge, ...site })
      later(5)
      expect(await signIn({ signInToken: late.signInToken, assertion: signed })).toMatchObject(refused)
    })

    it('refuses what was signed for another site, in another’s frame, without a finger or a PIN, or by a copy', async () => {
      for (const at of [otherSite, { crossOrigin: true }, { isVerified: false }, { origin: otherSite.origin }])
        expect(await signInWith(key, {}, at)).toMatchObject(refused)
      expect((await signInWith()).code).toBe(200)
      key.setCounter(0)
      expect(await signInWith()).toMatchObject(refused)
    })

    it('refuses a passkey of an account of the shop, and the shop an operator’s', async () => {
      const shop = softPasskey('of-the-shop')
      const { token: buyerToken } = await addPasskey(market, await market.signIn('buyer'), shop)
      expect(await signInWith(shop)).toMatchObject(refused)
      const by = (passkey: typeof key, challenge = '') => ({ passkey: passkey.assert({ challenge, ...site }) })
      const page = { pageOrigin: site.origin }
      const confirm = async (passkey: typeof key) => {
        const { challenge } = await market.call('challengePasskey', { token: buyerToken, ...page })
        return (await market.envelope('confirmIdentity', { token: buyerToken, body: by(passkey, challenge), ...page })).code
      }
      expect([await confirm(key), await confirm(shop)]).toEqual([422, 200])
      const person = { email: 'buyer@kimiya.example', password: demoPassword }
      const login = async () => askedIn(await market.envelope('login', { body: person, address: newAddress(), ...page }))
      const open = async (passkey: typeof key) => {
        const { signInToken, passkey: asked } = await login()
        const body = { signInToken, ...by(passkey, asked?.challenge) }
        return (await market.envelope('confirmSignIn', { body, address: newAddress(), ...page })).code
      }
      expect([await open(key), await open(shop)]).toEqual([422, 200])
    })

    it('counts tries by passkey with those by code, before they are looked at', async () => {
      const from = newAddress()
      const attempt = async (at: number, password = operatorPassword) => {
        const { signInToken, passkey } = await ask()
        const assertion = key.assert({ challenge: passkey.challenge, ...site })
        const proof = at % 2 === 0 ? { passkey: { signInToken, assertion } } : { code: appCode(market, admin.secret, 30) }
        const body = { email: admin.email, password, ...proof }
        return (await market.envelope('operatorLogin', { body, address: from })).code
      }
      const codes: number[] = []
      for (let at = 0; at < 10; at += 1) codes.push(await attempt(at, 'Quiet-Harbour-72'))
      later(1)
      expect([...codes, await attempt(0), await attempt(1)]).toEqual([...Array<number>(10).fill(422), 429, 429])
    })

    it('takes one proof: neither none nor two', async () => {
      const { signInToken, passkey } = await ask()
      const proof = { signInToken, assertion: key.assert({ challenge: passkey.challenge, ...site }) }
      const base = { email: admin.email, password: operatorPassword }
      for (const body of [base, { ...base, code: appCode(market, admin.secret, 30), passkey: proof }])
        expect((await market.envelope('operatorLogin', { body, address: newAddress() })).code).toBe(422)
      expect((await signIn(proof)).code).toBe(200)
    })
  })

  describe('who may do no more', () => {
    it('lets a disabled operator in by no passkey', async () => {
      const nadia = await employ(market, 'nadia@staff.example', ['support'])
      const own = softPasskey('of-nadia')
      await addOperatorPasskey(market, nadia.operatorToken, own)
      const { signInToken, passkey } = await ask()
      const proof = { signInToken, assertion: own.assert({ challenge: passkey.challenge, ...site }) }
      const row = await market.store.find('operators', { email: nadia.email })
      await market.call('disableOperator', { ...token(), id: row?._id ?? '', body: { reason: 'Left the company' } })
      expect(await signIn(proof, { email: nadia.email })).toMatchObject(refused)
      expect(await market.store.count('operatorPasskeys', { operatorId: row?._id ?? '' })).toBe(0)
    })

    it('lets an operator who is invited again begin without passkeys', async () => {
      const invitationToken = await invite(market, admin.email, ['admin'])
      expect(await market.store.count('operatorPasskeys', {})).toBe(0)
      const { secret } = await market.call('readInvitation', { body: { invitationToken } })
      const body = { invitationToken, password: operatorPassword, code: appCode(market, secret) }
      const { token: operatorToken } = await market.call('acceptInvitation', { body })
      expect((await market.call('getOperatorPasskeys', { operatorToken })).passkeys).toEqual([])
      expect(await signInWith()).toMatchObject(refused)
    })
  })

  describe('the change of passkeys', () => {
    const enrol = async () => (await market.call('enrolOperatorPasskey', token())).challenge
    const add = (passkey: ReturnType<typeof key.make>, more: object = {}) =>
      market.envelope('addOperatorPasskey', { ...token(), body: { name: ' Office key ', passkey }, ...more })

    it('asks the authenticator for a passkey that it finds by the site, and not for a second one of the same', async () => {
      const options = await market.call('enrolOperatorPasskey', token())
      expect(options).toMatchObject({
        rp: { id: 'kimiya.example' },
        user: { name: admin.email },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [{ id: key.credentialId }],
      })
    })

    it('is on record by who did it, mailed to the operator and of an addition to admins, and ends other sessions', async () => {
      const colleague = await employ(market, 'omar@staff.example', ['admin'])
      await employ(market, 'tariq@staff.example', ['support'])
      const other = await market.call('operatorLogin', {
        body: { email: admin.email, password: operatorPassword, code: appCode(market, admin.secret, 30) },
        address: newAddress(),
      })
      await market.deliver()
      const added = await add(softPasskey('office').make({ challenge: await enrol(), ...site }))
      expect(added).toMatchObject({ code: 200, results: { name: 'Office key', createdAt: market.clock.now.toISOString() } })
      expect((await market.envelope('getOperator', { operatorToken: other.token })).code).toBe(401)
      expect((await market.envelope('getOperator', token())).code).toBe(200)
      const mails = (await market.deliver()).map(({ recipient, subject, text }) => [
        recipient,
        subject,
        text.includes('Office key'),
      ])
      expect(mails.sort()).toEqual([
        [colleague.email, 'A colleague has added a passkey', true],
        [admin.email, 'A passkey was added to your sign-in', true],
      ])
      const changed = (await events('operator.changed')).filter(({ subject }) => subject === 'addOperatorPasskey')
      expect(changed.map(({ actor }) => actor)).toEqual([admin.email, admin.email])
      expect(JSON.stringify(changed.at(-1)?.after)).toContain('Office key')
      await market.call('removeOperatorPasskey', { ...token(), id: keyId })
      expect((await market.deliver()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
        [admin.email, 'A passkey of your sign-in was removed'],
      ])
      expect((await events('operator.changed')).at(-1)).toMatchObject({ actor: admin.email, subject: 'removeOperatorPasskey' })
      expect(await signInWith()).toMatchObject(refused)
    })

    it('takes the challenge for five minutes, in the session that asked, of our page', async () => {
      const other = await employ(market, 'omar@staff.example', ['admin'])
      const make = (challenge: string, id: string, at = site) => softPasskey(id).make({ challenge, ...at })
      const challenge = await enrol()
      expect((await add(make(challenge, 'evil', otherSite))).code).toBe(422)
      const mine = await enrol()
      const foreign = await add(make(mine, 'foreign'), { operatorToken: other.operatorToken })
      expect(foreign.code).toBe(422)
      const late = await enrol()
      later(5)
      expect((await add(make(late, 'late'))).code).toBe(422)
      expect((await add(make(await enrol(), 'good'))).code).toBe(200)
    })

    it('knows a passkey once, and ten of an operator', async () => {
      expect((await add(key.make({ challenge: await enrol(), ...site }))).code).toBe(409)
      const other = await employ(market, 'omar@staff.example', ['admin'])
      const { challenge } = await market.call('enrolOperatorPasskey', { operatorToken: other.operatorToken })
      const taken = await add(key.make({ challenge, ...site }), { operatorToken: other.operatorToken })
      expect(taken.code).toBe(409)
      for (let at = 1; at < 10; at += 1) {
        expect((await add(softPasskey(`key-${at}`).make({ challenge: await enrol(), ...site }))).code).toBe(200)
        if (at % 5 === 0) {
          later(10)
          const code = appCode(market, admin.secret)
          await market.call('confirmOperator', { ...token(), body: { code } })
        }
      }
      const full = await market.envelope('enrolOperatorPasskey', token())
      expect([full.code, full.message]).toEqual([409, 'You can have ten passkeys. Remove one to add another.'])
    })

    it('removes no passkey of a colleague', async () => {
      const other = await employ(market, 'omar@staff.example', ['admin'])
      const gone = await market.envelope('removeOperatorPasskey', { operatorToken: other.operatorToken, id: keyId })
      expect(gone.code).toBe(404)
      expect((await market.call('getOperatorPasskeys', { operatorToken: other.operatorToken })).passkeys).toEqual([])
      expect((await market.call('getOperatorPasskeys', token())).passkeys).toMatchObject([{ _id: keyId }])
      expect((await signInWith()).code).toBe(200)
    })

    it('ends the operator’s other sessions with a removal, and none of a colleague', async () => {
      const { operatorToken: colleague } = await employ(market, 'omar@staff.example', ['admin'])
      const { token: other } = (await signInWith()).results as ResultsOf<'operatorLogin'>
      const codes = async () => {
        const tokens = [other, admin.operatorToken, colleague]
        return Promise.all(tokens.map(async (operatorToken) => (await market.envelope('getOperator', { operatorToken })).code))
      }
      expect(await codes()).toEqual([200, 200, 200])
      await market.call('removeOperatorPasskey', { ...token(), id: keyId })
      expect(await codes()).toEqual([401, 200, 200])
    })

    it('spends the challenge also when there is no room left for the passkey', async () => {
      const [passkey] = await market.store.list('operatorPasskeys', { _id: keyId })
      if (passkey === undefined) throw new Error('The passkey is gone')
      const made = softPasskey('one-too-many').make({ challenge: await enrol(), ...site })
      const others = Array.from({ length: 9 }, (_each, at) => ({ ...passkey, _id: market.newId(), credentialId: `other-${at}` }))
      await market.store.insert('operatorPasskeys', ...others)
      expect((await add(made)).code).toBe(409)
      await market.call('removeOperatorPasskey', { ...token(), id: keyId })
      expect((await add(made)).code).toBe(422)
    })

    it('is not there on a page of a bare address', async () => {
      market.ports.pageUrl = undefined
      const pageOrigin = 'http://127.0.0.1:3000'
      for (const id of ['enrolOperatorPasskey', 'challengeOperator', 'challengeOperatorLogin'] as const)
        expect((await market.envelope(id, { ...token(), pageOrigin, address: newAddress() })).code).toBe(503)
      later(11)
      const asked = await market.envelope('enrolOperatorPasskey', { ...token(), pageOrigin })
      expect(asked).toMatchObject({ code: 403, results: { stepUp: { kinds: ['authenticator'] } } })
    })
  })

  describe('the confirmation by a passkey', () => {
    const plans = () => market.envelope('changePlans', { ...token(), body: {} })
    const challenge = async () => (await market.call('challengeOperator', token())).challenge
    const confirm = (passkey: ReturnType<typeof key.assert>, operatorToken = admin.operatorToken) =>
      market.envelope('confirmOperator', { operatorToken, body: { passkey } })

    it('is named before the code of the app, and lets the session act for ten minutes', async () => {
      later(11)
      expect(await plans()).toMatchObject({ code: 403, results: { stepUp: { kinds: ['passkey', 'authenticator'] } } })
      const options = await market.call('challengeOperator', token())
      expect(options.allowCredentials).toMatchObject([{ id: key.credentialId }])
      expect((await confirm(key.assert({ challenge: options.challenge, ...site }))).code).toBe(200)
      expect((await plans()).code).toBe(422)
      later(10)
      expect((await plans()).code).toBe(403)
    })

    it('takes a challenge for five minutes, in the session that asked', async () => {
      later(11)
      const late = key.assert({ challenge: await challenge(), ...site })
      later(5)
      expect((await confirm(late)).code).toBe(422)
      const other = await market.call('operatorLogin', {
        body: { email: admin.email, password: operatorPassword, code: appCode(market, admin.secret) },
        address: newAddress(),
      })
      expect((await confirm(key.assert({ challenge: await challenge(), ...site }), other.token)).code).toBe(422)
    })

    it('counts tries by passkey with those by code, before they are looked at', async () => {
      const attempt = async (at: number, passkey = key, code = appCode(market, admin.secret)) => {
        const assertion = passkey.assert({ challenge: await challenge(), ...site })
        const body = at % 2 === 0 ? { passkey: assertion } : { code }
        return (await market.envelope('confirmOperator', { ...token(), body })).code
      }
      // The code that employed them is used.
      const used = appCode(market, admin.secret)
      const codes: number[] = []
      for (let at = 0; at < 10; at += 1) codes.push(await attempt(at, softPasskey('a-stranger'), used))
      later(1)
      expect([...codes, await attempt(0), await attempt(1)]).toEqual([...Array<number>(10).fill(422), 429, 429])
    })

    it('refuses another operator’s passkey, another site’s, and that of a sign-in', async () => {
      const other = await employ(market, 'omar@staff.example', ['admin'])
      const foreign = softPasskey('of-omar')
      await addOperatorPasskey(market, other.operatorToken, foreign)
      later(11)
      expect((await confirm(foreign.assert({ challenge: await challenge(), ...site }))).code).toBe(422)
      expect((await confirm(key.assert({ challenge: await challenge(), ...otherSite }))).code).toBe(422)
      const { passkey } = await ask()
      expect((await confirm(key.assert({ challenge: passkey.challenge, ...site }))).code).toBe(422)
      expect((await plans()).code).toBe(403)
      expect((await events('operator.refused')).at(-1)).toMatchObject({ actor: admin.email, reason: 'Wrong passkey' })
    })

    it('leaves a passkey that is being made its challenge', async () => {
      const made = softPasskey('office').make({
        challenge: (await market.call('enrolOperatorPasskey', token())).challenge,
        ...site,
      })
      later(0.5)
      expect((await confirm(key.assert({ challenge: await challenge(), ...site }))).code).toBe(200)
      const added = await market.envelope('addOperatorPasskey', { ...token(), body: { name: 'Office', passkey: made } })
      expect(added.code).toBe(200)
    })

    it('asks twenty times in ten minutes, whatever the addresses', async () => {
      const codes: number[] = []
      for (let at = 0; at < 21; at += 1)
        codes.push((await market.envelope('challengeOperator', { ...token(), address: newAddress() })).code)
      expect(codes).toEqual([...Array<number>(20).fill(200), 429])
    })

    it('is not asked of who has none', async () => {
      await market.call('removeOperatorPasskey', { ...token(), id: keyId })
      expect((await market.envelope('challengeOperator', token())).code).toBe(409)
      later(11)
      expect(await plans()).toMatchObject({ code: 403, results: { stepUp: { kinds: ['authenticator'] } } })
    })
  })
})
