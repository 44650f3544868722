import { sql } from 'kysely'
import type { Database } from '../database.ts'

const text = 'text collate "C"'
const method = `check ("%" in ('wallet', 'card'))`
const live = `"status" in ('active', 'grace', 'cancelled')`

const statements = [
  `alter table "subscriptions" add column "runsUntil" timestamptz,
    drop constraint "subscriptions_status_check",
    add constraint "subscriptions_status_check" check ("status" in ('active', 'grace', 'cancelled', 'expired'))`,
  'update "subscriptions" set "runsUntil" = "endsAt"',
  'alter table "subscriptions" alter column "runsUntil" set not null',
  'drop index "subscriptions_userId_live_key"',
  `create unique index "subscriptions_userId_live_key" on "subscriptions" ("userId") where ${live}`,
  'drop index "subscriptions_endsAt_index"',
  `create index "subscriptions_runsUntil_index" on "subscriptions" ("runsUntil") where ${live}`,
  `create table "planRenewals" (
    "_id" uuid constraint "planRenewals_pkey" primary key
      constraint "planRenewals__id_fkey" references "subscriptions" on delete cascade,
    "userId" uuid not null constraint "planRenewals_userId_fkey" references "users",
    "method" ${text} not null constraint "planRenewals_method_check" ${method.replace('%', 'method')},
    "cardId" uuid constraint "planRenewals_cardId_fkey" references "savedCards" on delete set null,
    "amount" bigint not null constraint "planRenewals_amount_check" check ("amount" > 0),
    "currency" ${text} not null, "noticeAt" timestamptz, "tryAt" timestamptz,
    "failure" ${text} constraint "planRenewals_failure_check" check ("failure" in ('cardDeclined', 'insufficientFunds', 'expiredCard',
      'secondStepFailed', 'cardRemoved', 'walletShort')),
    "createdAt" timestamptz not null, "updatedAt" timestamptz not null)`,
  'create index "planRenewals_userId_index" on "planRenewals" ("userId")',
  'create index "planRenewals_cardId_index" on "planRenewals" ("cardId")',
  'create index "planRenewals_noticeAt_index" on "planRenewals" ("noticeAt", "_id")',
  'create index "planRenewals_tryAt_index" on "planRenewals" ("tryAt", "_id")',
  `alter table "payments"
    add column "subscriptionId" uuid constraint "payments_subscriptionId_fkey" references "subscriptions" on delete set null,
    add column "renewsFrom" timestamptz,
    add column "renewalMethod" ${text} constraint "payments_renewalMethod_check" ${method.replace('%', 'renewalMethod')},
    add column "renewalCardId" uuid constraint "payments_renewalCardId_fkey" references "savedCards" on delete set null`,
  `create unique index "payments_subscriptionId_renewsFrom_key" on "payments" ("subscriptionId", "renewsFrom")
    where "status" in ('created', 'processing', 'succeeded')`,
  'create index "payments_subscriptionId_index" on "payments" ("subscriptionId")',
  'create index "payments_renewalCardId_index" on "payments" ("renewalCardId")',
]

/** Plans that are renewed without their owner, and the grace after a renewal that failed. */
export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
