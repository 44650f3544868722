import { beforeAll, expect, it } from 'vitest'
import { sweepExpired } from '#server/jobs/sweep-expired.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { liveEventRow } from '#tests/support/notification-rows.ts'
import { registrationRow, sessionRow, testId, userRow } from '#tests/support/store-fixture.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const now = '2026-11-21T08:00:00.000Z'
const before = '2026-11-21T07:59:59.999Z'
const after = '2026-11-21T08:00:00.001Z'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let userId: string
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    const user = userRow()
    userId = user._id
    await market.store.insert('users', user)
    market.clock.now = new Date(now)
  })
  const sweep = () => sweepExpired({ ...market, clock: () => market.clock.now })
  const session = async (expiresAt: string) => {
    const row = sessionRow({ _id: testId(), userId, expiresAt })
    await market.store.insert('sessions', row)
    return row._id
  }
  const ended = async () => (await market.store.list('liveEvents', { userId, type: 'session.ended' })).map((row) => row.subjectId)

  it('removes codes, reset tokens, registrations, forgotten browsers, windows and kept responses once they are over, and leaves what still counts', async () => {
    const { store } = market
    for (const expiresAt of [before, after]) {
      const code = {
        purpose: 'signup' as const,
        userId,
        target: null,
        codeHash: 'x',
        tries: 0,
        guessKey: null,
        createdAt: before,
      }
      await store.insert('oneTimeCodes', { _id: testId(), subject: expiresAt, ...code, expiresAt })
      await store.insert('passwordResets', { _id: testId(), userId, tokenHash: expiresAt, createdAt: before, expiresAt })
      const alert = {
        tokenHash: `alert ${expiresAt}`,
        email: 'amina@example.com',
        sessionId: null,
        deviceKey: null,
        confirmedAt: null,
        createdAt: before,
        expiresAt,
      }
      await store.insert('signInAlerts', { _id: testId(), userId, ...alert })
      const pending = { deviceId: null, challenge: null, tries: 0, createdAt: before, expiresAt }
      await store.insert('pendingSignIns', { _id: testId(), userId, tokenHash: `sign-in ${expiresAt}`, ...pending })
      const challenge = { tokenHash: `operator ${expiresAt}`, challenge: 'x', createdAt: before, expiresAt }
      await store.insert('operatorLoginChallenges', { _id: testId(), ...challenge })
      await store.insert('registrations', registrationRow({ tokenHash: expiresAt, expiresAt }))
      await store.insert('rateWindows', { _id: `login:${expiresAt}`, count: 1, expiresAt })
    }
    const enrolment = { userId, sessionId: testId(), kind: 'authenticator' as const, name: 'Phone', secret: 'x', tries: 0 }
    await store.insert('factorEnrolments', { _id: testId(), ...enrolment, createdAt: before, expiresAt: before })
    for (const lastSeenAt of ['2025-10-17T07:59:59.999Z', '2025-10-17T08:00:00.000Z']) {
      await store.insert('knownDevices', { _id: lastSeenAt, userId, lastSeenAt })
    }
    for (const createdAt of ['2026-10-22T07:59:59.999Z', '2026-10-22T08:00:00.000Z']) {
      await store.insert('idempotencyKeys', { _id: `placed ${createdAt}`, requestHash: 'x', results: {}, createdAt })
      await store.insert('liveEvents', liveEventRow({ userId, at: createdAt }))
    }
    expect(await sweep()).toBe(0)
    expect({
      codes: (await store.list('oneTimeCodes', { userId })).map(({ subject }) => subject),
      resets: (await store.list('passwordResets', { userId })).map(({ tokenHash }) => tokenHash),
      alerts: (await store.list('signInAlerts', { userId })).map(({ tokenHash }) => tokenHash),
      signIns: (await store.list('pendingSignIns', { userId })).map(({ tokenHash }) => tokenHash),
      challenges: (await store.list('operatorLoginChallenges', {})).map(({ tokenHash }) => tokenHash),
      enrolments: await store.count('factorEnrolments', { userId }),
      registrations: (await store.list('registrations', {})).map(({ tokenHash }) => tokenHash),
      devices: (await store.list('knownDevices', { userId })).map(({ _id }) => _id),
      windows: (await store.list('rateWindows', {})).map(({ _id }) => _id),
      responses: (await store.list('idempotencyKeys', {})).map(({ _id }) => _id),
      events: (await store.list('liveEvents', { userId })).map(({ at }) => at),
    }).toEqual({
      codes: [after],
      resets: [after],
      alerts: [`alert ${after}`],
      signIns: [`sign-in ${after}`],
      challenges: [`operator ${after}`],
      enrolments: 0,
      registrations: [after],
      devices: ['2025-10-17T08:00:00.000Z'],
      windows: [`login:${after}`],
      responses: ['placed 2026-10-22T08:00:00.000Z'],
      events: ['2026-10-22T08:00:00.000Z'],
    })
  })

  it('ends the sessions that are over and tells their pages, each once when several processes look', async () => {
    const over = [await session(before), await session(now)]
    const live = await session(after)
    const made = await Promise.all([sweep(), sweep(), sweep()])
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect((await market.store.list('sessions', { userId })).map(({ _id }) => _id)).toEqual([live])
    expect((await ended()).sort()).toEqual(over.sort())
  })
})
