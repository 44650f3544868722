import { Client } from 'pg'
import { expect, test } from 'vitest'
import { referenceKey } from '#server/store/reference-key.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import { paymentRow, userRow } from '#tests/support/store-fixture.ts'
import { freshDatabase } from '#tests/support/stores.ts'

test('transfers that were declared before this version are found by what their references look like', async () => {
  const url = await freshDatabase()
  const before = await openPostgres({ url })
  const user = userRow()
  const topUp = { kind: 'walletTopUp', orderId: null, userId: user._id } as const
  const declared = paymentRow({
    ...topUp,
    method: 'bankTransfer',
    status: 'review',
    transferReference: 'TT 1204',
    transferKey: null,
  })
  const byCard = paymentRow(topUp)
  await before.insert('users', user)
  await before.insert('payments', declared, byCard)
  await before.close()

  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`alter table "payments" drop column "transferKey"`)
  await client.query(`delete from "migrations" where "name" in ('097-transfer-references', '098-transfer-keys')`)
  await client.end()

  const after = await openPostgres({ url })
  expect(await after.find('payments', { transferKey: referenceKey('tt 1204') })).toEqual({
    ...declared,
    transferKey: referenceKey('tt 1204'),
  })
  expect(await after.find('payments', { _id: byCard._id })).toEqual(byCard)
  await after.close()
  expect(await indexesOf(url)).toContain('payments_transferKey_index')
})

test('transfers whose references were compared otherwise are compared as new ones are', async () => {
  const url = await freshDatabase()
  const before = await openPostgres({ url })
  const user = userRow()
  const transferReference = 'KO-26-7K3M9-QX2AB'
  const columns = { kind: 'walletTopUp', orderId: null, userId: user._id, method: 'bankTransfer', status: 'review' } as const
  const declared = paymentRow({ ...columns, transferReference, transferKey: '267392' })
  await before.insert('users', user)
  await before.insert('payments', declared)
  await before.close()

  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`delete from "migrations" where "name" = '098-transfer-keys'`)
  await client.end()

  const after = await openPostgres({ url })
  expect(await after.find('payments', { _id: declared._id })).toEqual({
    ...declared,
    transferKey: referenceKey(transferReference),
  })
  await after.close()
})

async function indexesOf(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ indexname: string }>(`select indexname from pg_indexes where tablename = 'payments'`)
  await client.end()
  return rows.map(({ indexname }) => indexname)
}
