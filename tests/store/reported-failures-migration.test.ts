import { Client } from 'pg'
import { expect, test } from 'vitest'
import { openPostgres } from '#server/store/postgres/pg.ts'
import { shipmentRow } from '#tests/support/shipment-row.ts'
import { insertTradeFixture, orderOf, testId } from '#tests/support/store-fixture.ts'
import { freshDatabase } from '#tests/support/stores.ts'

const undone = [
  'alter table "deliveryFailures" drop column "namedAt", add constraint "deliveryFailures_shipmentId_at_key" unique ("shipmentId", "at")',
  `delete from "migrations" where "name" = '087-reported-failures'`,
]

test('a failed attempt from before counts as named by the moment that is kept of it', async () => {
  const url = await freshDatabase()
  const before = await openPostgres({ url })
  const order = orderOf(await insertTradeFixture(before), { status: 'inTransit' })
  const shipment = shipmentRow({ orderId: order._id, state: 'failed' })
  const at = '2026-11-20T08:00:00.000Z'
  const failure = { _id: testId(), shipmentId: shipment._id, reason: 'refused' as const, note: null, at }
  await before.insert('orders', order)
  await before.insert('shipments', shipment)
  await before.insert('deliveryFailures', { ...failure, namedAt: '2026-11-20T08:01:00.000Z' })
  await before.close()

  const client = new Client({ connectionString: url })
  await client.connect()
  for (const statement of undone) await client.query(statement)
  await client.end()

  const after = await openPostgres({ url })
  expect(await after.list('deliveryFailures', {})).toEqual([{ ...failure, namedAt: at }])
  await after.close()
})
