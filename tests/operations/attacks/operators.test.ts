import { beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { employ, invite, mailedInvitation, operatorPassword } from '#tests/support/operators.ts'
import { appCode } from '#tests/support/second-factors.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { cases } from '../cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from '../cases/case-fixture.ts'

// Object.keys of the generated table yields its keys.
const all = Object.keys(operationTable) as OperationId[]
const staffCalls = all.filter((id) => operationTable[id].access === 'operator')
const roleOf = (id: OperationId) => ('role' in operationTable[id] ? operationTable[id].role : undefined)

/** Whoever wants the marketplace's own rights. */
describeMarketplaces((_store, openStore) => {
  let market: Marketplace
  let fixture: CaseFixture
  let addresses = 0
  const newAddress = () => `203.0.113.${(addresses += 1)}`
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    fixture = await openCaseFixture(market)
  })

  it.each(staffCalls)('%s is nobody’s without an operator’s session, whatever other token is shown', async (operationId) => {
    const { operatorToken: _, ...options } = await cases[operationId].happy(fixture)
    const delivery = await market.ports.codes.deliveryToken(
      { shipmentId: '00000000-0000-7000-8000-000000000001', revision: 1 },
      '2027-01-01T00:00:00.000Z',
    )
    for (const shown of [undefined, 'nonsense', fixture.seller, delivery]) {
      const tokens = { token: fixture.seller, deliveryToken: delivery, operatorToken: shown }
      expect((await market.envelope(operationId, { ...options, ...tokens })).code).toBe(401)
    }
  })

  it.each(staffCalls.filter((id) => roleOf(id) !== undefined))(
    '%s is refused to an operator of other roles',
    async (operationId) => {
      const others = (['support', 'finance', 'catalogue'] as const).filter((role) => role !== roleOf(operationId))
      const { operatorToken } = await employ(market, `${operationId.toLowerCase()}@staff.example`, others, newAddress)
      const options = await cases[operationId].happy(fixture)
      expect(await market.envelope(operationId, { ...options, operatorToken })).toMatchObject({ code: 403 })
      const allowed = await market.reply(operationId, options)
      // A refusal is JSON too; a file has no envelope.
      const code = allowed.kind === 'json' ? allowed.envelope.code : 200
      expect([allowed.kind, code]).toEqual([operationTable[operationId].answer, 200])
    },
  )

  it('makes no session of the shop out of an operator’s', async () => {
    const { operatorToken } = await employ(market, 'shop@staff.example', ['admin'], newAddress)
    expect((await market.envelope('getUser', { token: operatorToken, operatorToken })).code).toBe(401)
  })

  it('signs nobody in without all three of address, password and code, and does not tell which was wrong', async () => {
    const { email, secret } = await employ(market, 'three@staff.example', ['support'], newAddress)
    const right = { email, password: operatorPassword, code: appCode(market, secret, 30) }
    const wrong = [
      { ...right, email: 'nobody@staff.example' },
      { ...right, password: 'Quiet-Harbour-72' },
      { ...right, code: right.code === '000000' ? '000001' : '000000' },
      { ...right, email: 'buyer@kimiya.example' },
    ]
    const answers = []
    for (const body of wrong) answers.push(await market.envelope('operatorLogin', { body, address: newAddress() }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.code).toBe(422)
    expect((await market.envelope('operatorLogin', { body: right, address: newAddress() })).code).toBe(200)
  })

  it('takes a code once, also when two try it at the same moment', async () => {
    const { email, secret } = await employ(market, 'once@staff.example', ['support'], newAddress)
    const body = { email, password: operatorPassword, code: appCode(market, secret, 30) }
    const tries = Array.from({ length: 5 }, () => market.envelope('operatorLogin', { body, address: newAddress() }))
    expect((await Promise.all(tries)).filter(({ code }) => code === 200)).toHaveLength(1)
  })

  const guess = async (email: string, address: string) =>
    (await market.envelope('operatorLogin', { body: { email, password: 'Quiet-Harbour-72', code: '123456' }, address })).code

  const nextMinute = () => {
    market.clock.now = new Date(market.clock.now.getTime() + 60_000)
  }

  it('stops guessing from one network after ten tries, though all came at once', async () => {
    const { email } = await employ(market, 'guessed@staff.example', ['support'], newAddress)
    const from = newAddress()
    const guessAtOnce = () => Promise.all(Array.from({ length: 20 }, () => guess(email, from)))
    const codes = await guessAtOnce()
    // An address has ten tries a minute, whichever operator they are for.
    nextMinute()
    codes.push(...(await guessAtOnce()))
    expect(codes.filter((code) => code === 422)).toHaveLength(10)
    expect(codes.filter((code) => code === 429)).toHaveLength(30)
  })

  it('stops guessing after thirty tries an hour, from however many networks, though all came at once', async () => {
    const { email } = await employ(market, 'sprayed@staff.example', ['support'], newAddress)
    const codes = await Promise.all(Array.from({ length: 40 }, () => guess(email, newAddress())))
    expect(codes.filter((code) => code === 422)).toHaveLength(30)
    expect(codes.filter((code) => code === 429)).toHaveLength(10)
  })

  it('counts guesses of the code alike, by somebody who has the password', async () => {
    const { email, secret } = await employ(market, 'overheard@staff.example', ['support'], newAddress)
    const right = new Set([-30, 0, 30, 60, 90].map((seconds) => appCode(market, secret, seconds)))
    const code = ['000001', '000002', '000003', '000004', '000005', '000006'].find((one) => !right.has(one)) ?? ''
    const from = newAddress()
    const codes = []
    for (let tries = 0; tries < 11; tries += 1) {
      // As above.
      if (tries === 8) nextMinute()
      const body = { email, password: operatorPassword, code }
      codes.push((await market.envelope('operatorLogin', { body, address: from })).code)
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  })

  it('keeps no operator out of a network that they have signed in from, however much strangers guess', async () => {
    const usual = newAddress()
    const { email, secret } = await employ(market, 'besieged@staff.example', ['support'], () => usual)
    await Promise.all(Array.from({ length: 40 }, () => guess(email, newAddress())))
    const signIn = async (address: string) => {
      const body = { email, password: operatorPassword, code: appCode(market, secret, 30) }
      return (await market.envelope('operatorLogin', { body, address })).code
    }
    expect(await signIn(newAddress())).toBe(429)
    expect(await signIn(usual)).toBe(200)
  })

  describe.each(['findAccounts', 'findOrders'] as const)('lists no customers by %s', (operationId) => {
    const search = async (operatorToken: string, text: string) =>
      (await market.envelope(operationId, { operatorToken, body: { search: text } })).code

    it('with blanks, or with fewer than three characters between them', async () => {
      const { operatorToken } = await employ(market, `blanks-${operationId}@staff.example`, ['support'], newAddress)
      const codes: number[] = []
      for (const text of ['   ', '  \t\n', ' a ', '  ab  ', 'abc', ' abc ']) codes.push(await search(operatorToken, text))
      expect(codes).toEqual([422, 422, 422, 422, 200, 200])
    })

    it('past sixty a minute, while another operator goes on', async () => {
      const { operatorToken } = await employ(market, `lister-${operationId}@staff.example`, ['support'], newAddress)
      const { operatorToken: other } = await employ(market, `desk-${operationId}@staff.example`, ['support'], newAddress)
      const codes = await Promise.all(Array.from({ length: 70 }, () => search(operatorToken, 'example')))
      expect(codes.filter((code) => code === 429)).toHaveLength(10)
      expect(await search(other, 'example')).toBe(200)
    })

    it('without an event of who looked for what, and how many were found', async () => {
      const email = `curious-${operationId}@staff.example`
      const { operatorToken } = await employ(market, email, ['support'], newAddress)
      await search(operatorToken, ' buyer@kimiya.example ')
      const [event] = await market.store.list('securityEvents', { kind: 'operator.searched', actor: email })
      const after = { search: 'buyer@kimiya.example', found: expect.any(Number) as number }
      expect(event).toMatchObject({ actorType: 'operator', subject: operationId, after })
    })
  })

  describe('an admin who invites a colleague anew', () => {
    const invitation = (email: string) => ({ email, name: 'Salma Idris', roles: ['finance' as const], reason: 'Lost the phone' })

    it('learns no token: it goes to the colleague’s mailbox alone, and the log names both when it is used', async () => {
      const colleague = await employ(market, 'victim@staff.example', ['finance'], newAddress)
      const admin = await employ(market, 'taker@staff.example', ['admin'], newAddress)
      const { operatorToken } = admin
      const envelope = await market.envelope('inviteOperator', { operatorToken, body: invitation(colleague.email) })
      expect([envelope.code, Object.keys(envelope.results as object)]).toEqual([200, ['invitationEndsAt']])
      const invitationToken = await mailedInvitation(market, colleague.email)
      const { secret } = await market.call('readInvitation', { body: { invitationToken }, address: newAddress() })
      const body = { invitationToken, password: operatorPassword, code: appCode(market, secret) }
      await market.call('acceptInvitation', { body, address: newAddress() })
      const signedIn = { kind: 'operator.signedIn', subject: colleague.email } as const
      const events = await market.store.list('securityEvents', signedIn, { orderBy: ['at', '_id'] })
      expect(events.at(-1)).toMatchObject({ actor: colleague.email, after: { invitedBy: admin.email } })
    })

    it('sends five mails a day to an address and no more', async () => {
      const { operatorToken } = await employ(market, 'flooder@staff.example', ['admin'], newAddress)
      const codes: number[] = []
      for (let mail = 0; mail < 7; mail += 1) {
        codes.push((await market.envelope('inviteOperator', { operatorToken, body: invitation('flooded@staff.example') })).code)
      }
      expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429])
      expect((await market.envelope('inviteOperator', { operatorToken, body: invitation('calm@staff.example') })).code).toBe(200)
    })

    it('is refused while the installation does not know its public address, and the invited stays as they were', async () => {
      const colleague = await employ(market, 'unmailed@staff.example', ['finance'], newAddress)
      const { operatorToken } = await employ(market, 'unmailing@staff.example', ['admin'], newAddress)
      const { pageUrl } = market.ports
      market.ports.pageUrl = undefined
      try {
        const { code } = await market.envelope('inviteOperator', { operatorToken, body: invitation(colleague.email) })
        expect(code).toBe(403)
      } finally {
        market.ports.pageUrl = pageUrl
      }
      expect((await market.envelope('getOperator', { operatorToken: colleague.operatorToken })).code).toBe(200)
    })
  })

  it('ends a session after twelve hours, and at once when the operator is shut out or invited anew', async () => {
    const email = 'ending@staff.example'
    const still = async (operatorToken: string) => (await market.envelope('getOperator', { operatorToken })).code
    const { operatorToken: first } = await employ(market, email, ['support'], newAddress)
    const start = market.clock.now
    market.clock.now = new Date(start.getTime() + 12 * 3_600_000 - 1000)
    expect(await still(first)).toBe(200)
    market.clock.now = new Date(start.getTime() + 12 * 3_600_000)
    expect(await still(first)).toBe(401)
    const { operatorToken: second } = await employ(market, email, ['support'], newAddress)
    expect(await still(second)).toBe(200)
    await invite(market, email, ['support'])
    expect(await still(second)).toBe(401)
  })

  it('lets no session from before live again once the operator has accepted another invitation', async () => {
    const email = 'again@staff.example'
    const still = async (operatorToken: string) => (await market.envelope('getOperator', { operatorToken })).code
    const { operatorToken: beforeInvitation } = await employ(market, email, ['support'], newAddress)
    const { operatorToken: beforeDisabling } = await employ(market, email, ['support'], newAddress)
    expect([await still(beforeInvitation), await still(beforeDisabling)]).toEqual([401, 200])
    const id = (await market.store.find('operators', { email }))?._id ?? ''
    const body = { reason: 'Has left us' }
    expect((await market.envelope('disableOperator', { ...(await fixture.asOperator()), id, body })).code).toBe(200)
    // Inviting anew ends sessions too, so what disabling ended is looked at before.
    expect(await market.store.count('operatorSessions', { operatorId: id })).toBe(0)
    const { operatorToken: now } = await employ(market, email, ['support'], newAddress)
    expect([await still(beforeDisabling), await still(now)]).toEqual([401, 200])
  })

  it('ends the session of whoever signs out, and none beside it', async () => {
    const { operatorToken, email, secret } = await employ(market, 'leaving@staff.example', ['support'], newAddress)
    const body = { email, password: operatorPassword, code: appCode(market, secret, 30) }
    const { token: other } = await market.call('operatorLogin', { body, address: newAddress() })
    await market.call('operatorLogout', { operatorToken })
    const codes = [operatorToken, other].map(
      async (token) => (await market.envelope('getOperator', { operatorToken: token })).code,
    )
    expect(await Promise.all(codes)).toEqual([401, 200])
  })

  it('accepts an invitation with a code of the app alone, which signs nobody in again', async () => {
    const email = 'accepting@staff.example'
    const invitationToken = await invite(market, email, ['support'])
    const { secret } = await market.call('readInvitation', { body: { invitationToken }, address: newAddress() })
    const accept = (code: string) =>
      market.envelope('acceptInvitation', {
        body: { invitationToken, password: operatorPassword, code },
        address: newAddress(),
      })
    const code = appCode(market, secret)
    const wrong = appCode(market, secret, 300)
    expect((await accept(wrong)).results).toEqual({
      fields: { code: 'This code is not right, or has been used already. Wait for the next code in your app.' },
    })
    expect((await accept(code)).code).toBe(200)
    const signIn = async (later: number) => {
      const body = { email, password: operatorPassword, code: appCode(market, secret, later) }
      return (await market.envelope('operatorLogin', { body, address: newAddress() })).code
    }
    expect([await signIn(0), await signIn(30)]).toEqual([422, 200])
  })

  /** Does something while a password is being looked at, when no transaction is open. */
  async function meanwhile<Result>(act: () => Promise<unknown>, work: () => Promise<Result>): Promise<Result> {
    const { passwords } = market.ports
    const interrupt = async () => {
      market.ports.passwords = passwords
      await act()
    }
    market.ports.passwords = {
      hash: async (...given) => interrupt().then(() => passwords.hash(...given)),
      verify: async (...given) => interrupt().then(() => passwords.verify(...given)),
    }
    try {
      return await work()
    } finally {
      market.ports.passwords = passwords
    }
  }

  it('signs nobody in by a password that was changed while it was looked at', async () => {
    const { email, secret } = await employ(market, 'hashing@staff.example', ['support'], newAddress)
    const body = { email, password: operatorPassword, code: appCode(market, secret, 30) }
    const changed = await market.ports.passwords.hash('Quiet-Harbour-72')
    const change = () => market.store.update('operators', { email }, { passwordHash: changed })
    const signIn = () => market.envelope('operatorLogin', { body, address: newAddress() })
    expect((await meanwhile(change, signIn)).code).toBe(422)
  })

  it('accepts no invitation that was replaced while its password was hashed', async () => {
    const email = 'replaced@staff.example'
    const invitationToken = await invite(market, email, ['admin'])
    const { secret } = await market.call('readInvitation', { body: { invitationToken }, address: newAddress() })
    const body = { invitationToken, password: operatorPassword, code: appCode(market, secret) }
    const replace = async () => {
      const kept = (await market.store.find('operators', { email }))?.secret ?? ''
      await invite(market, email, ['support'])
      // As if both links had led to the same app, so that the code is right for either.
      await market.store.update('operators', { email }, { secret: kept })
    }
    const accept = () => market.envelope('acceptInvitation', { body, address: newAddress() })
    expect((await meanwhile(replace, accept)).code).toBe(422)
    expect(await market.store.find('operators', { email })).toMatchObject({ status: 'invited', roles: ['support'] })
  })

  it('opens an invitation once, for a day', async () => {
    const accept = async (invitationToken: string) => {
      const read = await market.envelope('readInvitation', { body: { invitationToken }, address: newAddress() })
      if (read.code !== 200) return read.code
      const { secret } = read.results as { secret: string }
      const body = { invitationToken, password: operatorPassword, code: appCode(market, secret) }
      return (await market.envelope('acceptInvitation', { body, address: newAddress() })).code
    }
    const token = await invite(market, 'late@staff.example', ['support'])
    expect(await accept(token)).toBe(200)
    expect(await accept(token)).toBe(422)
    const late = await invite(market, 'late@staff.example', ['support'])
    market.clock.now = new Date(market.clock.now.getTime() + 24 * 3_600_000)
    expect(await accept(late)).toBe(422)
  })

  it('keeps neither the password, nor the app’s secret, nor a token as it is', async () => {
    const { operatorToken, secret, email } = await employ(market, 'kept@staff.example', ['support'], newAddress)
    const operator = await market.store.find('operators', { email })
    const sessions = await market.store.list('operatorSessions', { operatorId: operator?._id ?? '' })
    const kept = JSON.stringify([operator, sessions])
    for (const hidden of [operatorToken, secret, operatorPassword]) expect(kept).not.toContain(hidden)
  })
})
