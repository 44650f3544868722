import { AsyncResource } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '#server/store/postgres/pg.ts'
import { ConstraintBroken } from '#server/store/store.ts'
import type { Store, Tables } from '#server/store/store.ts'
import { liveEventRow } from '#tests/support/notification-rows.ts'
import { insertTradeFixture, orderOf, sessionRow, testId, userRow } from '#tests/support/store-fixture.ts'
import type { TradeFixture } from '#tests/support/store-fixture.ts'
import { describeStores, freshDatabase, openFreshPglite } from '#tests/support/stores.ts'

class Change extends Error {}

/** Runs work in a context that belongs to no transaction, as another request has. */
const outsider = new AsyncResource('outsider')

describeStores((_name, openStore) => {
  let store: Store
  let fixture: TradeFixture

  beforeAll(async () => {
    store = await openStore()
    fixture = await insertTradeFixture(store)
  })

  test('keeps everything it did and answers what the work answers', async () => {
    const user = userRow()
    const result = await store.transaction(async (tables) => {
      await tables.insert('users', user)
      await tables.insert('sessions', sessionRow({ userId: user._id }))
      return tables.count('sessions', { userId: user._id })
    })
    expect(result).toBe(1)
    expect(await store.find('users', { _id: user._id })).toEqual(user)
  })

  test('sees what it inserted, in every kind of call', async () => {
    const user = userRow()
    const order = orderOf(fixture, { buyerId: user._id, createdAt: '2026-11-22T00:00:00.000Z' })
    await store.transaction(async (tables) => {
      await tables.insert('users', user)
      expect(await tables.parties([user._id])).toHaveLength(1)
      await tables.insert('orders', order)
      const { rows } = await tables.orderPage({ side: 'buyer', kind: 'product', userId: user._id, limit: 5, offset: 0 })
      expect(rows.map(({ _id }) => _id)).toEqual([order._id])
      await tables.insert('sessions', sessionRow({ userId: user._id }))
      expect(await tables.update('sessions', { userId: user._id }, { deviceId: 'a phone' })).toBe(1)
      await tables.insert('liveEvents', liveEventRow({ userId: user._id, subjectId: order._id }))
      expect(await tables.liveEventsAfter(user._id, 0, 5)).toHaveLength(1)
      await tables.insert('settings', { _id: 'short-lived', value: '' })
      expect(await tables.remove('settings', { _id: 'short-lived' })).toBe(1)
    })
    expect(await store.find('orders', { _id: order._id })).toEqual(order)
    expect(await store.find('settings', { _id: 'short-lived' })).toBeUndefined()
  })

  test('refuses a bad insert at the latest when it ends', async () => {
    const user = userRow()
    const work = store.transaction(async (tables) => {
      await tables.insert('users', user)
      await tables.insert('orders', orderOf(fixture, { productId: testId() }))
    })
    await expect(work).rejects.toMatchObject({
      name: 'ConstraintBroken',
      kind: 'foreignKey',
      constraint: 'orders_productId_fkey',
    })
    expect(await store.find('users', { _id: user._id })).toBeUndefined()
  })

  test('that throws keeps nothing: inserts, changes, removals and numbers are taken back', async () => {
    const order = orderOf(fixture, { reason: 'before' })
    const event = liveEventRow({ userId: fixture.buyer._id, subjectId: order._id })
    await store.insert('orders', order)
    await store.insert('liveEvents', event)
    await store.nextNumber('rolled back')
    const work = async (tables: Tables) => {
      await tables.update('orders', { _id: order._id }, { reason: 'changed' })
      await tables.update('orders', { _id: order._id }, { reason: 'changed again', hazards: [] })
      await tables.remove('orders', { _id: order._id })
      await tables.insert('settings', { _id: 'rolled back', value: 'x' })
      await tables.takeStock(fixture.product._id, 5)
      expect(await tables.nextNumber('rolled back')).toBe(2)
      expect(await tables.find('orders', { _id: order._id })).toBeUndefined()
      throw new Change('no')
    }
    await expect(store.transaction(work)).rejects.toThrow(Change)
    expect(await store.find('orders', { _id: order._id })).toEqual(order)
    expect(await store.list('liveEvents', { subjectId: order._id })).toEqual([
      { ...event, sequence: expect.any(Number) as number },
    ])
    expect(await store.find('settings', { _id: 'rolled back' })).toBeUndefined()
    expect(await store.find('products', { _id: fixture.product._id })).toEqual(fixture.product)
    expect(await store.nextNumber('rolled back')).toBe(2)
  })

  test('in which a statement failed keeps nothing, even when the work goes on, and throws that failure', async () => {
    const user = userRow()
    const work = async (tables: Tables) => {
      await tables.insert('users', user)
      await tables.insert('users', userRow({ email: user.email })).catch(() => {})
      return 'all is well'
    }
    const error = await store.transaction(work).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ConstraintBroken)
    expect(error).toMatchObject({ constraint: 'users_email_key' })
    expect(await store.find('users', { _id: user._id })).toBeUndefined()
  })

  test('takes no statement after one that failed', async () => {
    const work = async (tables: Tables) => {
      await tables.insert('users', fixture.buyer).catch(() => {})
      await expect(tables.count('users', {})).rejects.toThrow(Error)
      throw new Change('told in the words of the operation')
    }
    await expect(store.transaction(work)).rejects.toThrow(Change)
  })

  test('can be followed by another after one failed', async () => {
    await expect(store.transaction(() => Promise.reject(new Change('no')))).rejects.toThrow(Change)
    expect(await store.transaction((tables) => tables.count('users', { _id: fixture.buyer._id }))).toBe(1)
  })

  test('is not seen from outside before its end', async () => {
    let outside: Promise<number> | undefined
    const user = userRow()
    await store.transaction(async (tables) => {
      await tables.insert('users', user)
      // Waits for the end where calls are in turn, and must not be waited for in here.
      outside = outsider.runInAsyncScope(() => store.count('users', { _id: user._id }))
      expect(await tables.count('users', { _id: user._id })).toBe(1)
    })
    expect(await outside).toBeOneOf([0, 1])
    expect(await store.count('users', { _id: user._id })).toBe(1)
  })

  test('a lost race shows as no row changed', async () => {
    const order = orderOf(fixture)
    await store.insert('orders', order)
    const accept = (reason: string) =>
      store.transaction((tables) => tables.update('orders', { _id: order._id, status: 'placed' }, { status: 'accepted', reason }))
    const changed = await Promise.all(Array.from({ length: 20 }, (_, index) => accept(`by ${index}`)))
    expect(changed.toSorted()).toEqual([...Array.from({ length: 19 }, () => 0), 1])
    expect(await store.find('orders', { _id: order._id })).toEqual({
      ...order,
      status: 'accepted',
      reason: `by ${changed.indexOf(1)}`,
    })
  })

  test('run at once never both act on what the other is changing', async () => {
    // Each adds a line only while there are fewer than three: a rule over many rows, which no lock on one row keeps.
    const marker = testId()
    const addIfRoom = () =>
      store.transaction(async (tables) => {
        const count = await tables.count('outbox', { template: marker })
        if (count >= 3) return false
        const mail = {
          channel: 'mail',
          recipient: 'x',
          language: 'en',
          template: marker,
          values: {},
          tries: 0,
          nextTryAt: fixture.buyer.createdAt,
        } as const
        await tables.insert('outbox', { ...mail, _id: testId(), deliveredAt: null, createdAt: fixture.buyer.createdAt })
        return true
      })
    const added = await Promise.all(Array.from({ length: 12 }, addIfRoom))
    expect(added.filter(Boolean)).toHaveLength(3)
    expect(await store.count('outbox', { template: marker })).toBe(3)
  })

  test('of many with the same new unique value one wins, and the others learn the constraint', async () => {
    const email = `${testId()}@example.com`
    const signup = () => store.transaction((tables) => tables.insert('users', userRow({ email })))
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, signup))
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    expect(refusals).toHaveLength(9)
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ name: 'ConstraintBroken', kind: 'unique', constraint: 'users_email_key' })
    expect(await store.count('users', { email })).toBe(1)
  })
})

test('a transaction comes through however many others read and write the rows beside its own', async () => {
  const store = await openPostgres({ url: await freshDatabase(), poolSize: 20 })
  const { buyer, product } = await insertTradeFixture(store)
  const write = (index: number) =>
    store.transaction(async (tables) => {
      const _id = `crowd:${index}`
      const [before, lines] = [
        await tables.find('idempotencyKeys', { _id }),
        await tables.count('orderEvents', { orderId: product._id }),
      ]
      await tables.insert('idempotencyKeys', { _id, requestHash: '', results: {}, createdAt: buyer.createdAt })
      expect([before, lines, await tables.count('idempotencyKeys', { _id })]).toEqual([undefined, 0, 1])
    })
  await Promise.all(Array.from({ length: 300 }, (_, index) => write(index)))
  expect(await store.count('idempotencyKeys', {})).toBe(300)
  await store.close()
})

describe('on the one connection of PGlite', () => {
  let store: Store

  beforeAll(async () => {
    store = await openFreshPglite()
  })

  afterAll(() => store.close())

  test('a call on the store from inside a transaction is refused, for it would wait for ever', async () => {
    const message = 'Inside a transaction only the tables given to it may be used, not the store'
    await expect(store.transaction(() => store.count('users', {}))).rejects.toThrow(message)
    await expect(store.transaction(() => store.transaction((tables) => tables.count('users', {})))).rejects.toThrow(message)
    expect(await store.count('users', {})).toBe(0)
  })

  test('a call that a transaction left behind is not refused once the transaction ended', async () => {
    const late = await store.transaction(async () => AsyncResource.bind(() => store.count('users', {})))
    expect(await late()).toBe(0)
  })
})
