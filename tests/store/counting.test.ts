import { beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '#server/store/postgres/pg.ts'
import type { Store } from '#server/store/store.ts'
import { insertTradeFixture, mailRow, testId } from '#tests/support/store-fixture.ts'
import { describeStores, freshDatabase } from '#tests/support/stores.ts'

describeStores((_name, openStore) => {
  let store: Store

  beforeAll(async () => {
    store = await openStore()
  })

  const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)))

  describe('stock', () => {
    test('of one last unit goes to one of fifty who take it at once', async () => {
      const { product } = await insertTradeFixture(store, { stock: 1 })
      const taken = await times(50, () => store.transaction((tables) => tables.takeStock(product._id, 1)))
      expect(taken.filter(Boolean)).toHaveLength(1)
      expect(await store.find('products', { _id: product._id })).toEqual({ ...product, stock: 0 })
    })

    test('is taken and put back in exact decimals', async () => {
      const { product } = await insertTradeFixture(store, { stock: 0.3 })
      expect(await store.takeStock(product._id, 0.1)).toBe(true)
      expect((await store.find('products', { _id: product._id }))?.stock).toBe(0.2)
      expect(await store.takeStock(product._id, 0.2000001)).toBe(false)
      expect(await store.takeStock(product._id, -1000000.1)).toBe(true)
      expect(await store.takeStock(product._id, 0.0000005)).toBe(true)
      expect((await store.find('products', { _id: product._id }))?.stock).toBe(1000000.2999995)
    })

    test('of a product that is not there is not taken', async () => {
      expect(await store.takeStock(testId(), 1)).toBe(false)
      expect(await store.takeStock('not-an-id', 1)).toBe(false)
    })
  })

  describe('numbers', () => {
    test('start at 1 for each counter', async () =>
      expect([await store.nextNumber('a'), await store.nextNumber('a'), await store.nextNumber('b')]).toEqual([1, 2, 1]))

    test('have no gap and no twin when many are asked for at once and some of the askers fail', async () => {
      const numbers = await times(60, (index) =>
        store
          .transaction(async (tables) => {
            const number = await tables.nextNumber('crowd')
            await tables.count('users', {})
            if (index % 4 === 0) throw new Error('changed my mind')
            return number
          })
          .catch(() => 0),
      )
      const given = numbers.filter((number) => number > 0).toSorted((one, other) => one - other)
      expect(given).toEqual(Array.from({ length: 45 }, (_, index) => index + 1))
      expect(await store.nextNumber('crowd')).toBe(46)
    })

    test('of two counters are given to those who ask in another order', async () => {
      const count = (first: string, second: string) =>
        store.transaction(async (tables) => {
          await tables.nextNumber(first)
          await tables.nextNumber(second)
        })
      await times(20, (index) => (index % 2 ? count('north', 'south') : count('south', 'north')))
      expect([await store.nextNumber('north'), await store.nextNumber('south')]).toEqual([21, 21])
    })
  })

  test('tries are counted for each window, also at once', async () => {
    const expiresAt = '2026-11-21T08:31:00.000Z'
    const counts = await times(20, () => store.countTry('login:one', expiresAt))
    expect(counts.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(await store.countTry('login:two', expiresAt)).toBe(1)
    expect(await store.find('rateWindows', { _id: 'login:one' })).toEqual({ _id: 'login:one', count: 20, expiresAt })
  })

  describe('due mail', () => {
    test('is what is not delivered and not put off, oldest first', async () => {
      const first = mailRow({ nextTryAt: '2026-01-01T00:00:00.000Z' })
      const second = mailRow({ nextTryAt: '2026-01-02T00:00:00.000Z' })
      const third = mailRow({ nextTryAt: '2026-01-03T00:00:00.000Z' })
      const later = mailRow({ nextTryAt: '2026-01-03T00:00:00.001Z' })
      const delivered = mailRow({ nextTryAt: first.nextTryAt, deliveredAt: first.nextTryAt })
      await store.insert('outbox', third, later, second, delivered, first)
      const due = (limit: number) => store.transaction((tables) => tables.takeDueMessages(third.nextTryAt, limit))
      expect(await due(10)).toEqual([first, second, third])
      expect(await due(2)).toEqual([first, second])
      await store.remove('outbox', {})
    })

    test('is only taken in a transaction', async () => {
      await expect(store.takeDueMessages('2026-01-01T00:00:00.000Z', 1)).rejects.toThrow('outside of one')
    })

    test('that several take at once is taken once', async () => {
      await store.insert('outbox', ...Array.from({ length: 40 }, () => mailRow()))
      const taken = await times(10, () => takeSome(store))
      const ids = taken.flat()
      expect(new Set(ids).size).toBe(ids.length)
      while ((await takeSome(store)).length) ids.push('')
      expect(await store.count('outbox', { tries: 1 })).toBe(40)
      expect(await store.count('outbox', { tries: 0 })).toBe(0)
    })
  })
})

async function takeSome(store: Store): Promise<string[]> {
  return store.transaction(async (tables) => {
    const due = await tables.takeDueMessages('2026-11-22T00:00:00.000Z', 5)
    for (const { _id, tries } of due) {
      await tables.update('outbox', { _id }, { tries: tries + 1, nextTryAt: '2026-12-01T00:00:00.000Z' })
    }
    return due.map(({ _id }) => _id)
  })
}

describe('two processes on one PostgreSQL', () => {
  test('of which one waits for a window of the other, out of which it still answers everything else', async () => {
    const url = await freshDatabase()
    const [other, waiting] = await Promise.all([openPostgres({ url, poolSize: 1 }), openPostgres({ url, poolSize: 3 })])
    const window = 'login:busy'
    const expiresAt = '2026-11-22T13:00:00.000Z'
    let end = () => {}
    let open = () => {}
    const isOpen = new Promise<void>((resolve) => (open = resolve))
    const held = other.transaction(async (tables) => {
      await tables.countTry(window, expiresAt)
      open()
      await new Promise<void>((resolve) => (end = resolve))
    })
    await isOpen
    const counts = [
      ...Array.from({ length: 20 }, () => waiting.countTry(window, expiresAt)),
      ...Array.from({ length: 20 }, () => waiting.transaction((tables) => tables.countTry(window, expiresAt))),
    ]
    const answered = await Promise.race([
      waiting.count('users', {}),
      new Promise((resolve) => setTimeout(resolve, 3_000, 'late')),
    ])
    end()
    await held
    const numbers = await Promise.all(counts)
    await Promise.all([other.close(), waiting.close()])
    expect(answered).toBe(0)
    expect(numbers.toSorted((one, two) => one - two)).toEqual(Array.from({ length: 40 }, (_, at) => at + 2))
  })

  test('never take the same mail, and never give the same number', async () => {
    const url = await freshDatabase()
    const stores = await Promise.all([openPostgres({ url, poolSize: 4 }), openPostgres({ url, poolSize: 4 })])
    const [one, other] = stores
    await one.insert('outbox', ...Array.from({ length: 60 }, () => mailRow()))
    const taken = await Promise.all(Array.from({ length: 8 }, (_, index) => takeSome(index % 2 ? one : other)))
    const ids = taken.flat()
    expect(ids.length).toBeGreaterThanOrEqual(10)
    expect(new Set(ids).size).toBe(ids.length)
    expect(await one.count('outbox', { tries: 1 })).toBe(ids.length)
    const numbers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => stores[index % 2 ? 0 : 1].transaction((tables) => tables.nextNumber('shared'))),
    )
    expect(numbers.toSorted((first, second) => first - second)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    await Promise.all(stores.map((store) => store.close()))
  })
})
