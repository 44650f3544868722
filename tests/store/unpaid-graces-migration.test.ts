import { Client } from 'pg'
import { expect, test } from 'vitest'
import { openPostgres } from '#server/store/postgres/pg.ts'
import { planRow, subscriptionRow } from '#tests/support/money-rows.ts'
import { userRow } from '#tests/support/store-fixture.ts'
import { freshDatabase } from '#tests/support/stores.ts'

test('a plan that ended by an upgrade before this version left no grace unpaid, and one that ended in its grace did', async () => {
  const url = await freshDatabase()
  const before = await openPostgres({ url })
  const [user, plan] = [userRow(), planRow({ price: 4900 })]
  const month = {
    userId: user._id,
    planId: plan._id,
    status: 'expired',
    endsAt: '2027-01-01T00:00:00.000Z',
    runsUntil: '2027-01-08T00:00:00.000Z',
  } as const
  const upgraded = subscriptionRow({ ...month, updatedAt: '2026-12-15T00:00:00.000Z' })
  const unpaid = subscriptionRow({ ...month, updatedAt: '2027-01-08T00:00:00.000Z' })
  await before.insert('users', user)
  await before.insert('plans', plan)
  await before.insert('subscriptions', upgraded, unpaid)
  await before.close()

  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`delete from "migrations" where "name" = '085-graces-left-unpaid'`)
  await client.end()

  const after = await openPostgres({ url })
  expect(await after.find('subscriptions', { _id: upgraded._id })).toEqual({ ...upgraded, runsUntil: upgraded.endsAt })
  expect(await after.find('subscriptions', { _id: unpaid._id })).toEqual(unpaid)
  await after.close()
})
