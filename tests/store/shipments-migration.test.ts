import { Client } from 'pg'
import { expect, test } from 'vitest'
import { openPostgres } from '#server/store/postgres/pg.ts'
import { shipmentRow } from '#tests/support/shipment-row.ts'
import { insertTradeFixture, orderOf, testId } from '#tests/support/store-fixture.ts'
import { freshDatabase } from '#tests/support/stores.ts'

/** Takes the migrations 033 and 034 back, as far as they change what was there. */
const undone = [
  'drop table "deliveryDeadlines"',
  'alter table "orders" drop column "leadTimeDays"',
  'alter table "disputes" drop column "kind"',
  'drop index "invoices_orderId_kind_key"',
  'drop index "invoices_orderId_issuedAt_index"',
  'alter table "invoices" drop column "shipmentId", add constraint "invoices_orderId_kind_key" unique ("orderId", "kind")',
  'alter table "orderEvents" drop column "quantity"',
  'alter table "shipmentPositions" drop column "place", drop constraint "shipmentPositions_shipmentId_at_key"',
  'create index "shipmentPositions_shipmentId_at_index" on "shipmentPositions" ("shipmentId", "at")',
  `alter table "shipments" drop constraint "shipments_state_check", drop column "orderId", drop column "position",
    drop column "deliveryMethod", drop column "quantity", drop column "expectedOn", drop column "revision",
    drop column "driverLanguage", drop column "textedAt", drop column "carrierName", drop column "trackingNumber",
    drop column "trackingLink", drop column "deliveredBy", drop column "signature", drop column "reason", drop column "createdAt",
    drop column "acceptedAt", drop column "startedAt", drop column "deliveredAt",
    drop column "packages", drop column "grossKilograms", drop column "batches", drop column "carriage",
    add constraint "shipments__id_fkey" foreign key ("_id") references "orders",
    add constraint "shipments_state_check" check ("state" in ('offered', 'accepted', 'delivered'))`,
  `delete from "migrations" where "name" in ('033-shipments', '034-delivery-deadlines', '063-shipment-cargo',
    '064-carriage-number')`,
]

test('the one shipment of an order from before stays what it was, with its positions and its delivery note', async () => {
  const url = await freshDatabase()
  const before = await openPostgres({ url })
  const fixture = await insertTradeFixture(before)
  const order = orderOf(fixture, { status: 'delivered' })
  const open = orderOf(fixture, { status: 'dispatched' })
  await before.insert('orders', order, open)
  const moments = {
    dispatched: '2026-11-10T08:00:00.000Z',
    inTransit: '2026-11-11T08:00:00.000Z',
    delivered: '2026-11-14T08:00:00.000Z',
  }
  for (const [position, status] of (['dispatched', 'inTransit', 'delivered'] as const).entries()) {
    const entry = { position, status, by: 'carrier' as const, quantity: null, userId: null, note: null, at: moments[status] }
    await before.insert('orderEvents', { _id: testId(), orderId: order._id, ...entry })
  }
  await before.close()

  const client = new Client({ connectionString: url })
  await client.connect()
  for (const statement of undone) await client.query(statement)
  const shipped = `insert into "shipments" values ($1, $2, 'Karim Uddin', '+8801812345678', 'CTG-11-2233', $3, $4)`
  await client.query(shipped, [order._id, 'delivered', 'Nadia Rahman', moments.delivered])
  await client.query(shipped, [open._id, 'offered', null, moments.dispatched])
  // Twice the same moment, which the new key has once.
  const positioned = `insert into "shipmentPositions" values ($1, $2, 22.3, 91.8, $3)`
  for (const _id of [testId(), testId()]) await client.query(positioned, [_id, order._id, moments.inTransit])
  const noted = `insert into "invoices" ("_id", "orderId", "sellerId", "kind", "year", "sequence", "number", "language", "document", "issuedAt")
    values ($1, $2, $3, 'delivery', 2026, 1, 'DN-1', 'en', '{}', $4)`
  await client.query(noted, [testId(), order._id, order.sellerId, moments.dispatched])
  await client.end()

  const after = await openPostgres({ url })
  expect(await after.find('shipments', { orderId: order._id })).toMatchObject({
    _id: order._id,
    position: 1,
    state: 'delivered',
    deliveryMethod: 'driver',
    quantity: order.quantity,
    revision: 1,
    driverName: 'Karim Uddin',
    receivedBy: 'Nadia Rahman',
    deliveredBy: 'carrier',
    createdAt: moments.dispatched,
    acceptedAt: moments.inTransit,
    deliveredAt: moments.delivered,
  })
  expect(await after.count('shipmentPositions', { shipmentId: order._id })).toBe(1)
  expect(await after.find('invoices', { orderId: order._id })).toMatchObject({ shipmentId: order._id })
  // What is under way is asked about, what is delivered is not.
  const deadlines = await after.list('deliveryDeadlines', {})
  expect(deadlines.map(({ _id, state }) => [_id, state])).toEqual([[open._id, 'waiting']])
  expect((await after.find('orders', { _id: open._id }))?.leadTimeDays).toBe(fixture.product.leadTimeDays)
  await after.close()
})

test('goods that left before the UN number stood beside their line get it from the line', async () => {
  const url = await freshDatabase()
  const before = await openPostgres({ url })
  const fixture = await insertTradeFixture(before)
  const orders = [orderOf(fixture, { status: 'dispatched' }), orderOf(fixture, { status: 'dispatched' })] as const
  const [dangerous, harmless] = orders
  const carriage = { unNumber: 'UN1090', description: 'UN 1090 ACETONE, 3, II, (D/E)', emergencyPhone: '+966135550142' }
  await before.insert('orders', ...orders)
  await before.insert(
    'shipments',
    shipmentRow({ orderId: dangerous._id, carriage }),
    shipmentRow({ orderId: harmless._id, carriage: null }),
  )
  await before.close()

  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`update "shipments" set "carriage" = "carriage" - 'unNumber'`)
  await client.query(`delete from "migrations" where "name" = '064-carriage-number'`)
  await client.end()

  const after = await openPostgres({ url })
  expect((await after.find('shipments', { orderId: dangerous._id }))?.carriage).toEqual(carriage)
  expect((await after.find('shipments', { orderId: harmless._id }))?.carriage).toBeNull()
  await after.close()
})
