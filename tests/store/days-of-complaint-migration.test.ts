import { Client } from 'pg'
import { expect, test } from 'vitest'
import { openPostgres } from '#server/store/postgres/pg.ts'
import { insertTradeFixture, orderOf, testId } from '#tests/support/store-fixture.ts'
import { freshDatabase } from '#tests/support/stores.ts'

test('an order that was delivered before keeps its seven days from the last delivery', async () => {
  const url = await freshDatabase()
  const before = await openPostgres({ url })
  const fixture = await insertTradeFixture(before)
  // Paid on terms after the delivery.
  const updatedAt = '2026-11-18T10:00:00.000Z'
  const rows = [
    orderOf(fixture, { status: 'delivered', updatedAt }),
    orderOf(fixture, { status: 'delivered', updatedAt }),
    orderOf(fixture, { status: 'dispatched', updatedAt }),
  ]
  const [reported, untold, dispatched] = rows
  await before.insert('orders', ...rows)
  for (const [position, at] of ['2026-11-12T10:00:00.000Z', '2026-11-15T10:00:00.000Z'].entries()) {
    const event = { position, status: 'delivered', by: 'carrier', quantity: null, userId: null, note: null, at } as const
    await before.insert('orderEvents', { _id: testId(), orderId: reported?._id ?? '', ...event })
  }
  await before.close()

  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('alter table "orders" drop column "disputeUntil"')
  await client.query(`delete from "migrations" where "name" = '091-days-of-complaint'`)
  await client.end()

  const after = await openPostgres({ url })
  const kept = await Promise.all([reported, untold, dispatched].map(async (row) => after.find('orders', { _id: row?._id ?? '' })))
  expect(kept.map((row) => row?.disputeUntil)).toEqual(['2026-11-22T10:00:00.000Z', '2026-11-25T10:00:00.000Z', null])
  await after.close()
})
