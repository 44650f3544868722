import { createDispatch } from '#server/dispatch.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sealSecurityEvents } from '#server/jobs/seal-security-events.ts'
import type { Row } from '#server/store/tables.ts'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { employ, mailedInvitation } from '#tests/support/operators.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { cases } from '../cases/all-cases.ts'
import { type CaseFixture, openCaseFixture } from '../cases/case-fixture.ts'

const reason = 'As the board decided'
// Object.keys of the generated table yields its keys.
const all = Object.keys(operationTable) as OperationId[]
const roleOf: Partial<Record<OperationId, Row<'operators'>['roles'][number]>> = Object.fromEntries(
  all.flatMap((id) => {
    const row = operationTable[id]
    return 'role' in row ? [[id, row.role]] : []
  }),
)

describeMarketplaces((_, openStore) => {
  let fixture: CaseFixture
  let operator: { operatorToken: string }
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(await openStore()))
    operator = await fixture.asOperator()
  })
  const idOf = async (email: string) => (await fixture.market.store.find('operators', { email }))?._id ?? ''

  describe.each([...new Set(Object.values(roleOf))])('an operator of the role %s alone', (role) => {
    let own: { operatorToken: string }
    beforeAll(async () => {
      const { operatorToken } = await employ(fixture.market, `only-${role}@staff.example`, [role], fixture.newAddress)
      own = { operatorToken }
    })

    it.each(all.filter((id) => roleOf[id] === role))('may %s', async (operationId) => {
      const { market } = fixture
      const done = await market.reply(operationId, { ...(await cases[operationId].happy(fixture)), ...own })
      // A refusal is JSON too; a file has no envelope.
      expect([done.kind, done.kind === 'json' ? done.envelope.code : 200]).toEqual([operationTable[operationId].answer, 200])
    })
  })

  it('an operator is invited by an admin, is given other roles and is shut out, each with a reason in the log', async () => {
    const { market, newAddress } = fixture
    const body = { email: 'Nadia@Staff.example', name: 'Nadia Karim', roles: ['support' as const], reason }
    const invited = await market.call('inviteOperator', { ...operator, body })
    expect(Object.keys(invited)).toEqual(['invitationEndsAt'])
    expect(Date.parse(invited.invitationEndsAt) - market.clock.now.getTime()).toBe(24 * 3_600_000)
    const invitationToken = await mailedInvitation(market, 'nadia@staff.example')
    expect(await market.call('readInvitation', { body: { invitationToken } })).toMatchObject({ email: 'nadia@staff.example' })
    const nadia = await employ(market, 'nadia@staff.example', ['support'], newAddress)
    const id = await idOf('nadia@staff.example')
    expect((await market.envelope('getRefunds', { ...nadia, body: {} })).code).toBe(403)
    await market.call('changeOperatorRoles', { ...operator, id, body: { roles: ['finance'], reason } })
    expect((await market.envelope('getRefunds', { ...nadia, body: {} })).code).toBe(200)
    await market.call('disableOperator', { ...operator, id, body: { reason } })
    expect((await market.envelope('getRefunds', { ...nadia, body: {} })).code).toBe(401)
    const { operators } = await market.call('getOperators', operator)
    expect(operators.find((one) => one._id === id)).toEqual({
      _id: id,
      email: 'nadia@staff.example',
      name: 'Salma Idris',
      roles: ['finance'],
      status: 'disabled',
      createdAt: expect.any(String) as string,
    })
    const { events } = await market.call('getSecurityEvents', { ...operator, body: { operator: 'admin@staff.example' } })
    const acts = events.filter(({ kind, reason: own }) => kind === 'operator.changed' && own === reason)
    expect(
      acts
        .map(({ subject }) => subject)
        .slice(0, 3)
        .toSorted(),
    ).toEqual(['changeOperatorRoles', 'disableOperator', 'inviteOperator'])
    expect(JSON.stringify(events)).not.toContain(invitationToken)
  })

  it('nobody changes their own access, and one active admin remains however many leave at once', async () => {
    const { market, newAddress } = fixture
    const own = await idOf('admin@staff.example')
    const invitation = { email: 'ADMIN@staff.example', name: 'Me again', roles: ['admin' as const], reason }
    for (const [call, options] of [
      ['disableOperator', { id: own, body: { reason } }],
      ['changeOperatorRoles', { id: own, body: { roles: ['support'], reason } }],
    ] as const)
      expect((await market.envelope(call, { ...operator, ...options })).code).toBe(409)
    const invited = await market.envelope('inviteOperator', { ...operator, body: invitation })
    expect(invited.results).toEqual({ fields: { email: 'You cannot change your own access. Ask another admin.' } })
    const second = await employ(market, 'second@staff.example', ['admin'], newAddress)
    const id = await idOf('second@staff.example')
    const codes = await Promise.all([
      market.envelope('disableOperator', { ...operator, id, body: { reason } }),
      market.envelope('disableOperator', { operatorToken: second.operatorToken, id: own, body: { reason } }),
    ])
    expect(codes.map(({ code }) => code === 200).toSorted()).toEqual([false, true])
    expect(
      await market.store.count('operators', { status: 'active', email: ['admin@staff.example', 'second@staff.example'] }),
    ).toBe(1)
    operator = await fixture.asOperator()
  })

  it('of two admins who shut each other out at once one stays, also while a third is left', async () => {
    const { market, newAddress } = fixture
    const one = await employ(market, 'one@staff.example', ['admin'], newAddress)
    await employ(market, 'two@staff.example', ['admin'], newAddress)
    const late = await market.store.find('operators', { email: 'two@staff.example' })
    const session = await market.store.find('operatorSessions', { operatorId: late?._id ?? '' })
    if (late === undefined || session === undefined) throw new Error('Nobody is signed in')
    await market.call('disableOperator', { operatorToken: one.operatorToken, id: late._id, body: { reason } })
    // A call whose caller was read before that, and whose transaction came after it.
    const { store, ports, newId, clock } = market
    const onDefect = (defect: unknown) => {
      throw defect
    }
    const commandLine = { operator: late, session }
    const dispatch = createDispatch({ store, ports, newId, clock: () => clock.now, onDefect, commandLine })
    for (const [operationId, id, body] of [
      ['disableOperator', await idOf(one.email), { reason }],
      ['changeOperatorRoles', await idOf(one.email), { roles: ['support'], reason }],
      ['inviteOperator', undefined, { email: one.email, name: 'One again', roles: ['support'], reason }],
    ] as const) {
      const { signal } = new AbortController()
      const reply = await dispatch({ operationId, requestId: newId(), id, body, headers: {}, address: newAddress(), signal })
      expect(reply).toMatchObject({ kind: 'json', status: 401 })
    }
    expect(await store.find('operators', { email: one.email })).toMatchObject({ status: 'active', roles: ['admin'] })
  })

  it('the security log is filtered, read in its order, and verified to its head', async () => {
    const { market, buyer } = fixture
    const accountId = (await market.call('getUser', { token: buyer }))._id
    while ((await sealSecurityEvents(market)) > 0);
    const count = await market.store.count('securityEvents', {})
    const { events, total } = await market.call('getSecurityEvents', {
      ...operator,
      body: { account: 'buyer@kimiya.example', kind: 'signIn.accepted', pageSize: 1 },
    })
    expect([events.length, events[0]?.accountId]).toEqual([1, accountId])
    expect(total).toBe(await market.store.count('securityEvents', { accountId, kind: 'signIn.accepted' }))
    const by = async (typed: string) => {
      const page = await market.call('getSecurityEvents', { ...operator, body: { operator: typed } })
      return [page.total, new Set(page.events.map(({ actor }) => actor))]
    }
    const acts = await market.store.count('securityEvents', { actor: 'admin@staff.example' })
    expect(await by(' Admin@Staff.example ')).toEqual([acts, new Set(['admin@staff.example'])])
    const since = { from: new Date(market.clock.now.getTime() + 1).toISOString() }
    expect(await market.call('getSecurityEvents', { ...operator, body: since })).toEqual({ events: [], total: 0 })
    expect((await market.call('getSecurityEvents', { ...operator, body: { to: since.from } })).total).toBe(count)
    const sealed = (await market.call('getSealedEvents', { ...operator, body: { after: 0 } })).events
    expect(sealed.map(({ sequence }) => sequence)).toEqual(sealed.map((_event, at) => at + 1))
    const verified = await market.call('verifySecurityEvents', { ...operator, body: {} })
    const last = sealed.at(-1)
    expect(verified).toEqual({ count, unsealed: 0, head: { sequence: last?.sequence, hash: last?.hash } })
    const head = 'f'.repeat(64)
    expect((await market.call('verifySecurityEvents', { ...operator, body: { head } })).fault).toEqual({
      sequence: count + 1,
      reason: 'cut',
    })
  })

  it('health tells what is late, and when the last backup was', async () => {
    const { market } = fixture
    await market.deliver()
    while ((await sealSecurityEvents(market)) > 0);
    const calm = await market.call('getHealth', operator)
    expect(calm).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      now: market.clock.now.toISOString(),
      files: 'up',
      malwareScanner: 'none',
      exchangeRates: { state: 'none' },
      cardProvider: 'sandbox',
      late: [],
    })
    await market.call('forgetPassword', { body: { email: 'buyer@kimiya.example' } })
    const oldestAt = market.clock.now.toISOString()
    await market.store.insert('settings', { _id: 'lastBackupAt', value: oldestAt })
    market.clock.now = new Date(market.clock.now.getTime() + 601_000)
    const late = await market.call('getHealth', operator)
    expect([late.lastBackupAt, late.late.find(({ work }) => work === 'messages')]).toEqual([
      oldestAt,
      { work: 'messages', count: 1, oldestAt },
    ])
    expect(late.late.map(({ work }) => work)).toContain('securityEvents')
  })
})
