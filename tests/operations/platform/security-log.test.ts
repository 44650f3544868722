import { beforeEach, describe, expect, it } from 'vitest'
import { sealSecurityEvents, ageSecurityEvents } from '#server/jobs/seal-security-events.ts'
import { plansCommand } from '#server/operator/plans.ts'
import { securityLogCommand } from '#server/operator/security-log.ts'
import { restoreUserCommand, suspendUserCommand } from '#server/operator/suspensions.ts'
import { demoPassword } from '#server/demo/load-demo.ts'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import type { Row } from '#server/store/tables.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { runCommand } from '#tests/support/operator-command.ts'
import { forgetPassword, mailedCode, register, registrant, signInElsewhere } from '#tests/support/registration.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const email = 'rafiq@example.com'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let from = 0
  let seen: Set<string>
  const newAddress = () => `203.0.113.${(from += 1) % 250}`
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    seen = new Set()
    market.clock.now = new Date('2026-11-22T00:00:00.000Z')
  })
  /** What was recorded since it was last asked. */
  const recorded = async () => {
    const events = (await market.store.list('securityEvents', {}, { orderBy: ['at', '_id'] })).filter(({ _id }) => !seen.has(_id))
    for (const { _id } of events) seen.add(_id)
    return events
  }
  const kinds = async () => (await recorded()).map(({ kind }) => kind)
  const idOf = async (of: string) => (await market.store.find('users', { email: of }))?._id ?? ''
  const newcomer = async () => {
    const token = await register(market, { email }, newAddress)
    await recorded()
    return token
  }
  const tryToSignIn = (password: string, to = email, address = newAddress()) =>
    market.envelope('login', { body: { email: to, password }, address, userAgent: firefox })

  describe('the security log', () => {
    it('tells of a registration and a sign-in: who, when, from where, with what', async () => {
      await register(market, { email }, () => '198.51.100.7')
      const _id = await idOf(email)
      const common: Partial<Row<'securityEvents'>> = {
        at: '2026-11-22T00:00:00.000Z',
        actorType: 'user',
        actor: _id,
        accountId: _id,
        address: '198.51.100.7',
        before: null,
        after: null,
        sequence: null,
        hash: null,
      }
      expect(await recorded()).toMatchObject([
        { ...common, kind: 'registration.completed' },
        { ...common, kind: 'signIn.accepted', userAgent: null },
      ])
      expect(new Set((await market.store.list('securityEvents', {})).map(({ requestId }) => requestId)).size).toBe(2)
      await tryToSignIn(registrant.password)
      expect(await recorded()).toMatchObject([{ kind: 'signIn.accepted', userAgent: firefox }])
    })

    it('keeps a refused sign-in, whose call changes nothing else, and says of no address whether it has an account', async () => {
      await newcomer()
      await tryToSignIn('a wrong password', email, '198.51.100.8')
      await tryToSignIn('a wrong password', 'nobody@example.com', '198.51.100.9')
      const refused = { kind: 'signIn.refused', actorType: 'visitor', actor: null, reason: 'Wrong password', after: { count: 1 } }
      expect(await recorded()).toMatchObject([
        { ...refused, accountId: await idOf(email), address: '198.51.100.8' },
        { ...refused, accountId: null, address: '198.51.100.9', subject: null },
      ])
    })

    it('is not flooded by guesses: it counts them in tens, by network, of each account and of those without one', async () => {
      await newcomer()
      for (let tries = 0; tries < 10; tries += 1) await tryToSignIn('a guess', email, '198.51.100.7')
      market.clock.now = new Date(market.clock.now.getTime() + 60_000)
      for (let tries = 0; tries < 10; tries += 1) await tryToSignIn('a guess', email, '198.51.100.7')
      const counts = (await recorded()).map(({ kind, after }) => [kind, after?.['count']])
      expect(counts).toEqual([
        ['signIn.refused', 1],
        ['signIn.refused', 10],
      ])
      for (let host = 1; host <= 12; host += 1) {
        await tryToSignIn('a guess', `nobody${host}@example.com`, `2001:db8:0:1::${host}`)
        // An address may try ten times a minute.
        if (host === 6) market.clock.now = new Date(market.clock.now.getTime() + 60_000)
      }
      expect((await recorded()).map(({ address, after }) => [address, after?.['count']])).toEqual([
        ['2001:db8:0:1::1', 1],
        ['2001:db8:0:1::10', 10],
      ])
    })

    it('tells once that the tries of an account are used up', async () => {
      await newcomer()
      for (let minute = 0; minute < 5; minute += 1) {
        for (let tries = 0; tries < 10; tries += 1) await tryToSignIn('a guess')
        market.clock.now = new Date(market.clock.now.getTime() + 60_000)
      }
      expect((await kinds()).filter((kind) => kind === 'signIn.paused')).toEqual(['signIn.paused'])
    })

    it('tells of a suspended account whose password is right that it stayed shut', async () => {
      await newcomer()
      await runCommand(market, suspendUserCommand, [email, 'False', 'documents'])
      await recorded()
      expect((await tryToSignIn(registrant.password)).code).toBe(403)
      expect(await recorded()).toMatchObject([{ kind: 'signIn.refused', reason: 'The account is suspended' }])
    })

    it('tells of a sign-in from a new browser, and that its owner undid it', async () => {
      await newcomer()
      const { token } = await signInElsewhere(market, { email }, newAddress)
      expect(await kinds()).toEqual(['signIn.accepted', 'signIn.alerted', 'signIn.accepted'])
      await market.call('denySignIn', { body: { token }, address: newAddress() })
      expect(await kinds()).toEqual(['session.ended', 'signIn.denied'])
      expect((await market.envelope('denySignIn', { body: { token }, address: newAddress() })).code).toBe(422)
      expect(await kinds()).toEqual([])
    })

    it('tells of passwords that are changed, asked for and reset', async () => {
      const token = await newcomer()
      const body = { oldPassword: registrant.password, newPassword: 'quite another one' }
      await market.call('changePassword', { token, body })
      expect(await recorded()).toMatchObject([{ kind: 'password.changed', actorType: 'user', accountId: await idOf(email) }])
      const proof = await forgetPassword(market, email, newAddress)
      await market.call('forgetPassword', { body: { email: 'nobody@example.com' }, address: newAddress() })
      expect((await recorded()).map(({ kind, accountId }) => [kind, accountId])).toEqual([
        ['password.resetRequested', await idOf(email)],
        ['password.resetRequested', null],
      ])
      const { resetToken = '' } = await market.call('verifyOTP', { body: proof, address: newAddress() })
      await market.call('updatePassword', { body: { resetToken, password: 'a third of them' }, address: newAddress() })
      expect(await kinds()).toEqual(['session.ended', 'password.reset'])
    })

    it('tells which address an account had, and of a number no more than its end', async () => {
      const token = await newcomer()
      const accountId = await idOf(email)
      await market.call('changeEmail', { token, body: { email: 'other@example.com', password: registrant.password } })
      const code = await mailedCode(market, 'other@example.com')
      const renewed = await market.call('confirmContact', { token, body: { purpose: 'emailChange', code } })
      expect(await recorded()).toMatchObject([
        { kind: 'email.changed', accountId, before: { email }, after: { email: 'other@example.com' } },
      ])
      const number = { countryCode: '+966', phoneNumber: '501234567' }
      await market.call('changePhone', { token: renewed.token, body: { ...number, password: registrant.password } })
      await market.deliver()
      const text = /\d{6}/.exec(market.texts.at(-1)?.text ?? '')?.[0] ?? ''
      await market.call('confirmContact', { token: renewed.token, body: { purpose: 'phoneChange', code: text } })
      expect(await recorded()).toMatchObject([
        { kind: 'phone.changed', accountId, before: { phoneNumber: '…000' }, after: { phoneNumber: '…567' } },
      ])
    })

    it('tells of sessions that end, and of an account that is deleted', async () => {
      const token = await newcomer()
      const accountId = await idOf(email)
      await tryToSignIn(registrant.password)
      await recorded()
      const { sessions } = await market.call('getSessions', { token })
      const other = sessions.find(({ current }) => !current)?._id ?? ''
      await market.call('endSession', { token, id: other })
      expect(await recorded()).toMatchObject([{ kind: 'session.ended', accountId, before: { sessions: [other] } }])
      await market.call('deleteAccount', { token, body: { password: registrant.password } })
      expect(await recorded()).toMatchObject([
        { kind: 'session.ended', accountId },
        { kind: 'account.deleted', accountId, actor: accountId },
      ])
    })

    it('tells of cards once, also when the call is repeated under its key', async () => {
      const token = await newcomer()
      const options = { token, body: { cardToken: sandboxCards.success.token }, key: 'a-card-that-is-kept-once' }
      await market.call('saveCard', options)
      await market.call('saveCard', options)
      await market.call('saveCard', { ...options, key: 'a-card-that-is-kept-twice' })
      const [card] = (await market.call('getSavedCards', { token })).cards
      expect(await recorded()).toMatchObject([{ kind: 'card.saved', subject: card?._id, before: null, after: null }])
      await market.call('deleteSavedCard', { token, id: card?._id ?? '' })
      expect(await recorded()).toMatchObject([{ kind: 'card.removed', subject: card?._id }])
    })

    it('tells of a limit once in its window, and of forged delivery tokens in tens', async () => {
      await newcomer()
      for (let tries = 0; tries < 15; tries += 1) await tryToSignIn('a guess', `nobody${tries}@example.com`, '198.51.100.20')
      const limits = (await recorded()).filter(({ kind }) => kind === 'limit.reached')
      expect(limits).toMatchObject([{ subject: 'login', address: '198.51.100.20', after: { tries: 10, seconds: 60 } }])
      for (let tries = 0; tries < 11; tries += 1)
        await market.envelope('acceptJob', { deliveryToken: 'forged', address: '198.51.100.21' })
      expect(await recorded()).toMatchObject([
        { kind: 'deliveryToken.refused', subject: 'acceptJob', after: { count: 1 } },
        { kind: 'deliveryToken.refused', after: { count: 10 } },
      ])
    })

    it('tells of an operator’s act: who, from where, what was before and after, and why', async () => {
      await newcomer()
      const accountId = await idOf(email)
      await runCommand(market, suspendUserCommand, [email, 'False', 'documents'])
      const by = { actorType: 'operator', actor: 'amina', address: 'office-3, command line', accountId }
      const [searched, ended, suspended, act] = await recorded()
      expect(searched).toMatchObject({ kind: 'operator.searched', actor: 'amina', after: { found: 1 } })
      expect([ended?.kind, suspended]).toEqual(['session.ended', expect.objectContaining({ ...by, kind: 'account.suspended' })])
      expect(act).toMatchObject({
        ...by,
        kind: 'operator.changed',
        subject: 'suspendAccount',
        reason: 'False documents',
        before: { [`users ${accountId}`]: { status: 'active' } },
        after: {
          [`users ${accountId}`]: { status: 'suspended' },
          [`suspensions ${accountId}`]: {
            _id: accountId,
            reason: 'False documents',
            productIds: [],
            at: market.clock.now.toISOString(),
          },
          sessions: { removed: 1 },
        },
      })
      await runCommand(market, restoreUserCommand, [email])
      expect((await recorded()).map(({ kind, reason }) => [kind, reason])).toEqual([
        ['operator.searched', null],
        ['account.restored', 'As the board decided'],
        ['operator.changed', 'As the board decided'],
      ])
    })

    it('has no change of a command that failed or changed nothing, and lets none change anything without a reason', async () => {
      await newcomer()
      await runCommand(market, suspendUserCommand, [email, 'Why'])
      await recorded()
      await expect(runCommand(market, suspendUserCommand, [email, 'Again'])).rejects.toThrow('is suspended')
      await expect(runCommand(market, restoreUserCommand, [email], { options: { reason: ' ' } })).rejects.toThrow(
        '--reason TEXT is missing: why you do this, for the security log',
      )
      expect(await kinds()).toEqual(['operator.searched'])
      expect((await market.store.find('users', { email }))?.status).toBe('suspended')
    })

    it('counts the rows of a large change by table', async () => {
      const plan = { name: { en: 'Plan' }, currency: 'USD', listings: 1, bids: 1, promotions: 1 }
      const file = Array.from({ length: 60 }, (__, at) => ({ ...plan, slug: `plan-${at}`, price: at * 100 }))
      await recorded()
      await runCommand(market, plansCommand, ['load', 'plans.json'], { file })
      const [act] = await recorded()
      expect([act?.before, act?.after]).toMatchObject([null, { plans: { inserted: 60 } }])
      // The same again changes nothing.
      await runCommand(market, plansCommand, ['load', 'plans.json'], { file })
      expect(await kinds()).toEqual([])
    })

    it('is sealed in order, verified, exported in part, and aged after 400 days', async () => {
      await newcomer()
      while ((await sealSecurityEvents(market)) > 0);
      const printed: string[] = []
      const log = (args: string[], options = {}) =>
        runCommand(market, securityLogCommand, args, { options, print: (line) => printed.push(line) })
      await log(['verify'])
      const head = printed[0]?.split('  ')[2] ?? ''
      expect(printed.splice(0)).toEqual([expect.stringMatching(/^head {2}2 {2}[0-9a-f]{64}$/), '2 events, whole'])
      market.clock.now = new Date(market.clock.now.getTime() + 300 * 86_400_000)
      await tryToSignIn(registrant.password)
      await log(['verify'], { head })
      expect(printed.splice(0)[1]).toBe('2 events, whole; 1 are not sealed yet')
      expect(await sealSecurityEvents(market)).toBe(1)
      await log(['list'], { account: email, kind: 'signIn.accepted', since: '2027-01-01' })
      const accountId = await idOf(email)
      expect(printed.splice(0)).toEqual([
        expect.stringMatching(
          new RegExp(`^3  2027-09-18T00:00:00.000Z  signIn.accepted  user ${accountId}  account ${accountId}  from 203\\.`),
        ),
      ])
      await log(['list'], { account: accountId, kind: 'registration.completed' })
      expect(printed.splice(0)).toEqual([expect.stringMatching(/^1 {2}2026-11-22T00:00:00.000Z {2}registration.completed/)])
      await expect(log(['verify'], { head: 'f'.repeat(64) })).rejects.toThrow('The log does not contain the head given')
    })
  })

  it('an event of over 400 days is removed, and the chain hangs on its hash, also when nothing is left of it', async () => {
    // The database goes by its own clock: as long ago as that.
    market.clock.now = new Date(Date.now() - 401 * 86_400_000)
    await newcomer()
    const verify = async () => {
      const printed: string[] = []
      await runCommand(market, securityLogCommand, ['verify'], { print: (line) => printed.push(line) })
      return printed
    }
    const clock = (days: number) => () => new Date(market.clock.now.getTime() + days * 86_400_000)
    await sealSecurityEvents(market)
    expect(await ageSecurityEvents({ ...market, clock: clock(400) })).toBe(0)
    expect(await ageSecurityEvents({ ...market, clock: clock(401) })).toBe(2)
    expect(await verify()).toEqual(['0 events, whole'])
    market.clock.now = new Date()
    await market.call('login', { body: { email: 'buyer@kimiya.example', password: demoPassword } })
    await sealSecurityEvents(market)
    expect(await verify()).toEqual([expect.stringMatching(/^head {2}3 /), '1 events, whole'])
    await market.store.update(
      'settings',
      { _id: 'securityLogAnchor' },
      { value: `{"sequence":2,"hash":"${'0'.repeat(64)}","seal":"x"}` },
    )
    await expect(verify()).rejects.toThrow(
      'The place after event 2, where the log is to begin, was not written by this installation',
    )
  })
})
