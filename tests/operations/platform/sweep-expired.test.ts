import { beforeAll, expect, it } from 'vitest'
import { sweepExpired } from '#server/jobs/sweep-expired.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { liveEventRow, sessionRow, testId, userRow } from '#tests/support/store-fixture.ts'
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

  it('removes codes, reset tokens, windows and kept answers once they are over, and leaves what still counts', async () => {
    const { store } = market
    for (const expiresAt of [before, after]) {
      const code = { purpose: 'signup' as const, userId, target: null, codeHash: 'x', tries: 0, createdAt: before }
      await store.insert('oneTimeCodes', { _id: testId(), subject: expiresAt, ...code, expiresAt })
      await store.insert('passwordResets', { _id: testId(), userId, tokenHash: expiresAt, createdAt: before, expiresAt })
      await store.insert('rateWindows', { _id: `login:${expiresAt}`, count: 1, expiresAt })
    }
    for (const createdAt of ['2026-10-22T07:59:59.999Z', '2026-10-22T08:00:00.000Z']) {
      await store.insert('idempotencyKeys', { _id: `placed ${createdAt}`, requestHash: 'x', results: {}, createdAt })
      await store.insert('liveEvents', liveEventRow({ userId, at: createdAt }))
    }
    expect(await sweep()).toBe(0)
    expect({
      codes: (await store.list('oneTimeCodes', { userId })).map(({ subject }) => subject),
      resets: (await store.list('passwordResets', { userId })).map(({ tokenHash }) => tokenHash),
      windows: (await store.list('rateWindows', {})).map(({ _id }) => _id),
      responses: (await store.list('idempotencyKeys', {})).map(({ _id }) => _id),
      events: (await store.list('liveEvents', { userId })).map(({ at }) => at),
    }).toEqual({
      codes: [after],
      resets: [after],
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
