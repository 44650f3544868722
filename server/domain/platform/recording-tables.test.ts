import { expect, it } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { insertTradeFixture, mailRow, sessionRow, userRow } from '#tests/support/store-fixture.ts'
import { changeSummary, recordingTables } from './recording-tables.ts'

it('notes what a row was and is by its changed columns, and of secrets that they were changed', async () => {
  const store = openMemoryStore()
  const user = userRow()
  await store.insert('users', user)
  await store.insert('sessions', sessionRow({ userId: user._id }))
  const { tables, changes } = recordingTables(store)
  expect(await tables.update('users', { _id: user._id }, { fullName: 'Sara', passwordHash: 'a new one' })).toBe(1)
  await tables.update('users', { _id: user._id }, { fullName: 'Sara' })
  expect(await tables.remove('sessions', { userId: user._id })).toBe(1)
  await tables.insert('outbox', mailRow({ recipient: 'sara@example.com' }))
  expect(changeSummary(changes)).toEqual({
    accountId: user._id,
    before: { [`users ${user._id}`]: { fullName: user.fullName, passwordHash: '[left out]' } },
    after: { [`users ${user._id}`]: { fullName: 'Sara', passwordHash: '[left out]' }, sessions: { removed: 1 } },
  })
})

it('notes stock that is taken, and a row that came or went as a whole', async () => {
  const store = openMemoryStore()
  const { product } = await insertTradeFixture(store)
  const { tables, changes } = recordingTables(store)
  expect(await tables.takeStock(product._id, product.stock + 1)).toBe(false)
  expect(await tables.takeStock(product._id, 1)).toBe(true)
  await tables.insert('settings', { _id: 'bankDetails', value: 'x'.repeat(2000) })
  await tables.remove('settings', { _id: 'bankDetails' })
  const long = `${'x'.repeat(1000)}…`
  expect(changeSummary(changes)).toEqual({
    accountId: undefined,
    before: {
      [`products ${product._id}`]: { stock: product.stock },
      'settings bankDetails': { _id: 'bankDetails', value: long },
    },
    after: {
      [`products ${product._id}`]: { stock: product.stock - 1 },
      'settings bankDetails': { _id: 'bankDetails', value: long },
    },
  })
})

it('removes nothing by age, which it could not tell of', async () => {
  const { tables } = recordingTables(openMemoryStore())
  await expect(tables.removeBefore('outbox', 'createdAt', '2030-01-01T00:00:00.000Z')).rejects.toThrow('not by their age')
})
