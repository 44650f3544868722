import { Client } from 'pg'
import { expect, test } from 'vitest'
import { openPostgres } from '#server/store/postgres/pg.ts'
import { insertTradeFixture, orderOf } from '#tests/support/store-fixture.ts'
import { freshDatabase } from '#tests/support/stores.ts'

test('an order of before bears its commission on the goods alone, a new one on its freight, too', async () => {
  const url = await freshDatabase()
  const before = await openPostgres({ url })
  const fixture = await insertTradeFixture(before)
  const old = orderOf(fixture, { status: 'paid' })
  await before.insert('orders', old)
  await before.close()

  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('alter table "orders" drop column "commissionOnFreight"')
  await client.query(`delete from "migrations" where "name" = '093-commission-on-freight'`)
  await client.end()

  const after = await openPostgres({ url })
  const next = orderOf(fixture, { status: 'paid' })
  await after.insert('orders', next)
  const kept = await Promise.all([old, next].map(async ({ _id }) => (await after.find('orders', { _id }))?.commissionOnFreight))
  expect(kept).toEqual([false, true])
  await after.close()
})
