import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadOnce } from '#server/demo/load-once.ts'
import { NewerDatabase } from '#server/store/postgres/migrator.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import { StoreUnavailable } from '#server/store/store.ts'
import { startCluster } from '#tests/support/postgres-cluster.ts'
import type { Cluster } from '#tests/support/postgres-cluster.ts'
import { liveEventRow } from '#tests/support/notification-rows.ts'
import { insertTradeFixture, madeAt, orderOf, userRow } from '#tests/support/store-fixture.ts'
import { freshDatabase } from '#tests/support/stores.ts'

async function query<Result extends object>(url: string, text: string): Promise<Result[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Result>(text)).rows
  } finally {
    await client.end()
  }
}

test('processes that start together on an empty database migrate it once', async () => {
  const url = await freshDatabase()
  const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgres({ url, poolSize: 1 })))
  const names = (await query<{ name: string }>(url, 'select "name" from "migrations"')).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('001-foundation')
  await Promise.all(stores.map((store) => store.close()))
})

test('a database of a newer version is refused', async () => {
  const url = await freshDatabase()
  await (await openPostgres({ url })).close()
  await query(url, `insert into "migrations" ("name") values ('999-tomorrow')`)
  const refusal = await openPostgres({ url }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(NewerDatabase)
  expect(refusal).toMatchObject({ message: 'The database was migrated by a newer version (999-tomorrow). Run that version.' })
})

test('an address where no database answers is told without its password', async () => {
  const refusal = await openPostgres({ url: 'postgres://kimiya:secret@127.0.0.1:9/kimiya' }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StoreUnavailable)
  expect(refusal).toMatchObject({ message: 'PostgreSQL at 127.0.0.1:9/kimiya cannot be used: connect ECONNREFUSED 127.0.0.1:9' })
})

test('a statement that takes too long is ended, and the store says that it is not available', async () => {
  const url = await freshDatabase()
  const store = await openPostgres({ url, statementTimeout: 100 })
  const user = userRow()
  await store.insert('users', user)
  const blocker = new Client({ connectionString: url })
  await blocker.connect()
  await blocker.query('begin')
  await blocker.query('lock table "users" in access exclusive mode')
  await expect(store.find('users', { _id: user._id })).rejects.toThrow(StoreUnavailable)
  await blocker.query('rollback')
  await blocker.end()
  expect(await store.find('users', { _id: user._id })).toEqual(user)
  await store.close()
})

test('a process waits for another one that loads the demo, longer than a statement may wait, and does not load it again', async () => {
  const url = await freshDatabase()
  const [loading, waiting] = await Promise.all([openPostgres({ url }), openPostgres({ url, statementTimeout: 100 })])
  const once = { name: 'loaded', now: madeAt }
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const first = loadOnce(loading, once, async (tables) => {
    expect(await tables.count('settings', { _id: once.name })).toBe(1)
    await finished
  })
  // It has begun to wait once the database has ended its wait for the first time.
  const timedOut = () =>
    query<{ count: number }>(url, `select xact_rollback::int as "count" from pg_stat_database where datname = current_database()`)
  await vi.waitFor(async () =>
    expect(
      (await query(url, `select 1 from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`))
        .length,
    ).toBe(1),
  )
  const [before] = await timedOut()
  const second = loadOnce(waiting, once, async (tables) => {
    await tables.count('settings', {})
    throw new Error('It was loaded twice')
  })
  await vi.waitFor(async () => expect((await timedOut())[0]?.count).toBeGreaterThan(before?.count ?? 0), { timeout: 10_000 })
  finish()
  expect(await Promise.all([first, second])).toEqual([true, false])
  await Promise.all([loading.close(), waiting.close()])
})

describe('a server that goes away', () => {
  let cluster: Cluster

  beforeAll(async () => {
    cluster = await startCluster()
  })

  afterAll(() => cluster.stop())

  test('is reported while it is away, and the store goes on by itself when it is back, live events too', async () => {
    const store = await openPostgres({ url: cluster.url, poolSize: 3 })
    const fixture = await insertTradeFixture(store)
    const order = orderOf(fixture)
    await store.insert('orders', order)
    const messages: string[] = []
    store.onLiveEvents((userIds) => messages.push(...userIds))
    expect(await store.ready()).toBe(true)

    const begun = store.transaction(async (tables) => {
      await tables.update('orders', { _id: order._id }, { note: 'half done' })
      await cluster.crash()
      await tables.update('orders', { _id: order._id }, { reason: 'half done' })
    })
    await expect(begun).rejects.toThrow(StoreUnavailable)
    expect(await store.ready()).toBe(false)
    await expect(store.find('users', { _id: fixture.buyer._id })).rejects.toThrow(StoreUnavailable)
    await expect(store.transaction((tables) => tables.count('users', {}))).rejects.toThrow(StoreUnavailable)

    await cluster.start()
    await vi.waitFor(async () => expect(await store.ready()).toBe(true), { timeout: 10_000 })
    expect(await store.find('orders', { _id: order._id })).toEqual(order)
    // The user is notified, at once or after listening again.
    await store.insert('liveEvents', liveEventRow({ userId: fixture.buyer._id, subjectId: order._id }))
    await vi.waitFor(() => expect(messages).toContain(fixture.buyer._id), { timeout: 10_000 })
    await store.close()
  })
})
