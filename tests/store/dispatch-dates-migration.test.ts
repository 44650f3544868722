import { Client } from 'pg'
import { expect, test } from 'vitest'
import { openPostgres } from '#server/store/postgres/pg.ts'
import type { Row } from '#server/store/tables.ts'
import { insertTradeFixture, orderOf, testId } from '#tests/support/store-fixture.ts'
import { freshDatabase } from '#tests/support/stores.ts'

test('an order that is paid is to be dispatched when its lead time ends, or on the day asked for where that is later', async () => {
  const url = await freshDatabase()
  const before = await openPostgres({ url })
  const fixture = await insertTradeFixture(before)
  const rows = [
    orderOf(fixture, { status: 'paid', leadTimeDays: 7 }),
    orderOf(fixture, { status: 'processing', leadTimeDays: 7, shipBy: '2026-11-20' }),
    orderOf(fixture, { status: 'processing', leadTimeDays: 7, shipBy: '2026-12-20' }),
    orderOf(fixture, { status: 'accepted', leadTimeDays: 7, shipBy: '2026-12-20' }),
  ]
  await before.insert('orders', ...rows)
  const event = (orderId: string, status: Row<'orders'>['status'], position: number, at: string) => ({
    _id: testId(),
    orderId,
    position,
    status,
    by: 'system' as const,
    quantity: null,
    userId: null,
    note: null,
    at,
  })
  await before.insert(
    'orderEvents',
    ...rows.flatMap(({ _id }) => [
      event(_id, 'accepted', 0, '2026-11-20T10:00:00.000Z'),
      event(_id, 'paid', 1, '2026-11-21T10:00:00.000Z'),
      event(_id, 'processing', 2, '2026-11-23T10:00:00.000Z'),
    ]),
  )
  await before.close()

  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('drop index "documentRequests_sellerId_requested_index"')
  await client.query('alter table "orders" drop column "dispatchBy"')
  await client.query(`delete from "migrations" where "name" = '072-dispatch-dates'`)
  await client.end()

  const after = await openPostgres({ url })
  const kept = await Promise.all(rows.map(async ({ _id }) => (await after.find('orders', { _id }))?.dispatchBy))
  expect(kept).toEqual(['2026-11-28T10:00:00.000Z', '2026-11-28T10:00:00.000Z', '2026-12-21T00:00:00.000Z', null])
  await after.close()
})
