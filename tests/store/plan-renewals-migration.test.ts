import { Client } from 'pg'
import { expect, test } from 'vitest'
import { openPostgres } from '#server/store/postgres/pg.ts'
import { planRow, subscriptionRow } from '#tests/support/money-rows.ts'
import { paymentRow, userRow } from '#tests/support/store-fixture.ts'
import { freshDatabase } from '#tests/support/stores.ts'

/** Takes the migration 068 back. */
const undone = [
  'drop table "planRenewals"',
  'drop index "payments_subscriptionId_renewsFrom_key"',
  `alter table "payments" drop column "subscriptionId", drop column "renewsFrom", drop column "renewalMethod",
    drop column "renewalCardId"`,
  'drop index "subscriptions_runsUntil_index"',
  'drop index "subscriptions_userId_live_key"',
  `alter table "subscriptions" drop column "runsUntil", drop constraint "subscriptions_status_check",
    add constraint "subscriptions_status_check" check ("status" in ('active', 'cancelled', 'expired'))`,
  `create unique index "subscriptions_userId_live_key" on "subscriptions" ("userId") where "status" in ('active', 'cancelled')`,
  `create index "subscriptions_endsAt_index" on "subscriptions" ("endsAt") where "status" in ('active', 'cancelled')`,
  `delete from "migrations" where "name" = '068-plan-renewals'`,
]

test('plans that were paid for before run to their end, and are not renewed', async () => {
  const url = await freshDatabase()
  const before = await openPostgres({ url })
  const [user, plan] = [userRow(), planRow({ price: 4900 })]
  const subscription = subscriptionRow({ userId: user._id, planId: plan._id })
  const payment = paymentRow({ kind: 'subscription', orderId: null, planId: plan._id, userId: user._id, status: 'succeeded' })
  await before.insert('users', user)
  await before.insert('plans', plan)
  await before.insert('subscriptions', subscription)
  await before.insert('payments', payment)
  await before.close()

  const client = new Client({ connectionString: url })
  await client.connect()
  for (const statement of undone) await client.query(statement)
  await client.end()

  const after = await openPostgres({ url })
  expect(await after.list('subscriptions', {})).toEqual([{ ...subscription, runsUntil: subscription.endsAt }])
  expect(await after.list('payments', {})).toEqual([payment])
  expect(await after.list('planRenewals', {})).toEqual([])
  await after.close()
})
