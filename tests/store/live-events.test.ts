import { beforeAll, describe, expect, test, vi } from 'vitest'
import { openPostgres } from '#server/store/postgres/pg.ts'
import type { Store } from '#server/store/store.ts'
import { liveEventRow } from '#tests/support/notification-rows.ts'
import { insertTradeFixture, orderOf, testId } from '#tests/support/store-fixture.ts'
import type { TradeFixture } from '#tests/support/store-fixture.ts'
import { describeStores, freshDatabase } from '#tests/support/stores.ts'

/** Records the announcements of a store. */
function listened(store: Store) {
  const calls: string[][] = []
  const stop = store.onLiveEvents((userIds) => calls.push(userIds.toSorted()))
  return { calls, stop }
}

async function fixtureWithOrder(store: Store) {
  const fixture = await insertTradeFixture(store)
  const order = orderOf(fixture)
  await store.insert('orders', order)
  return { ...fixture, order }
}

describeStores((_name, openStore) => {
  let store: Store
  let fixture: TradeFixture & { order: { _id: string } }

  beforeAll(async () => {
    store = await openStore()
    fixture = await fixtureWithOrder(store)
  })

  const eventFor = (userId: string) => liveEventRow({ userId, subjectId: fixture.order._id })

  test('are announced once for a commit, with all the users they are for', async () => {
    const { calls, stop } = listened(store)
    const { buyer, sellerUser } = fixture
    await store.transaction(async (tables) => {
      await tables.insert('liveEvents', eventFor(buyer._id), eventFor(sellerUser._id))
      await tables.insert('liveEvents', eventFor(buyer._id))
    })
    const both = [buyer._id, sellerUser._id].toSorted()
    await vi.waitFor(() => expect(calls).toEqual([both]))
    await store.insert('liveEvents', eventFor(buyer._id))
    await vi.waitFor(() => expect(calls).toEqual([both, [buyer._id]]))
    stop()
  })

  test('of a transaction that failed are not announced, and nobody is told after it stopped listening', async () => {
    const { calls, stop } = listened(store)
    const deaf = listened(store)
    deaf.stop()
    const work = store.transaction(async (tables) => {
      await tables.insert('liveEvents', eventFor(fixture.buyer._id))
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    await store.insert('liveEvents', eventFor(fixture.sellerUser._id))
    await vi.waitFor(() => expect(calls).toEqual([[fixture.sellerUser._id]]))
    expect(deaf.calls).toEqual([])
    stop()
  })

  test('are numbered upwards, and read for one user after a number, oldest first', async () => {
    const { buyer, sellerUser } = fixture
    const start = await store.lastLiveEvent(fixture.buyer._id)
    const [first, second, third] = [eventFor(buyer._id), eventFor(sellerUser._id), eventFor(buyer._id)]
    await store.insert('liveEvents', first, second, third)
    const after = await store.liveEventsAfter(buyer._id, start, 10)
    const numbers = after.map(({ sequence }) => sequence)
    expect(after).toEqual([
      { ...first, sequence: numbers[0] },
      { ...third, sequence: numbers[1] },
    ])
    expect(numbers[0]).toBeGreaterThan(start)
    expect(numbers[1]).toBeGreaterThan(numbers[0] ?? Infinity)
    expect(await store.liveEventsAfter(buyer._id, start, 1)).toEqual(after.slice(0, 1))
    expect(await store.liveEventsAfter(buyer._id, numbers[0] ?? 0, 10)).toEqual(after.slice(1))
    expect(await store.lastLiveEvent(buyer._id)).toBe(numbers[1])
    expect(await store.lastLiveEvent(sellerUser._id)).toBe((numbers[0] ?? 0) + 1)
    expect([await store.lastLiveEvent(testId()), await store.lastLiveEvent('not-an-id')]).toEqual([0, 0])
    expect(await store.liveEventsAfter(testId(), 0, 10)).toEqual([])
    expect(await store.liveEventsAfter('not-an-id', 0, 10)).toEqual([])
  })

  test('keep what they carry, and need not be about anything that there is', async () => {
    const start = await store.lastLiveEvent(fixture.buyer._id)
    const signal = liveEventRow({
      userId: fixture.buyer._id,
      type: 'call.signal',
      subjectId: testId(),
      data: { offer: 'v=0 "quoted"', candidates: [1, null, { sdp: 'কল' }] },
    })
    await store.insert('liveEvents', signal, eventFor(fixture.buyer._id))
    const [first, second] = await store.liveEventsAfter(fixture.buyer._id, start, 10)
    expect(first).toEqual({ ...signal, sequence: first?.sequence })
    expect(second?.data).toBeNull()
  })

  test('keep rising after the old ones were removed', async () => {
    await store.insert('liveEvents', eventFor(fixture.buyer._id))
    const last = await store.lastLiveEvent(fixture.buyer._id)
    await store.remove('liveEvents', {})
    await store.insert('liveEvents', eventFor(fixture.buyer._id))
    expect(await store.lastLiveEvent(fixture.buyer._id)).toBeGreaterThan(last)
  })

  test('of one user are seen in the order of their numbers, however many write them at once', async () => {
    const start = await store.lastLiveEvent(fixture.buyer._id)
    const seen: number[] = []
    let read: Promise<void> = Promise.resolve()
    const stop = store.onLiveEvents(() => {
      read = read.then(async () => {
        const fresh = await store.liveEventsAfter(fixture.buyer._id, Math.max(start, ...seen), 100)
        seen.push(...fresh.map(({ sequence }) => sequence))
      })
    })
    await Promise.all(Array.from({ length: 30 }, () => store.insert('liveEvents', eventFor(fixture.buyer._id))))
    await vi.waitFor(() => expect(seen).toHaveLength(30))
    stop()
    await read
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  })
})

describe('two processes on one PostgreSQL', () =>
  test('both hear of what either committed', async () => {
    const url = await freshDatabase()
    const [one, other] = await Promise.all([openPostgres({ url, poolSize: 3 }), openPostgres({ url, poolSize: 3 })])
    const { buyer, sellerUser, order } = await fixtureWithOrder(one)
    const [here, there] = [listened(one), listened(other)]
    await one.insert('liveEvents', liveEventRow({ userId: buyer._id, subjectId: order._id }))
    await vi.waitFor(() => expect([here.calls, there.calls]).toEqual([[[buyer._id]], [[buyer._id]]]))
    await other.insert('liveEvents', liveEventRow({ userId: sellerUser._id, subjectId: order._id }))
    await vi.waitFor(() => expect([here.calls.at(-1), there.calls.at(-1)]).toEqual([[sellerUser._id], [sellerUser._id]]))
    await Promise.all([one.close(), other.close()])
  }))
