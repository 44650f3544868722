import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Ledger, ways of paying, disputes, plans. */

const text = 'text collate "C"'
const methods = `('card', 'wallet', 'bankTransfer')`

const trade = [
  'alter table "orders" add column "commissionRate" numeric not null default 5',
  'alter table "invoices" drop constraint "invoices_kind_check"',
  `alter table "invoices" add constraint "invoices_kind_check" check ("kind" in ('payment', 'delivery', 'creditNote'))`,
]

const plans = [
  `create table "plans" (
    "_id" uuid constraint "plans_pkey" primary key,
    "slug" ${text} not null constraint "plans_slug_key" unique,
    "name_en" ${text} not null, "name_ar" ${text}, "name_bn" ${text},
    "description_en" ${text}, "description_ar" ${text}, "description_bn" ${text},
    "price" bigint not null constraint "plans_price_check" check ("price" >= 0),
    "currency" ${text} not null, "listings" bigint, "bids" bigint, "promotions" bigint,
    "position" integer not null, "onOffer" boolean not null, "createdAt" timestamptz not null)`,
  `create table "subscriptions" (
    "_id" uuid constraint "subscriptions_pkey" primary key,
    "userId" uuid not null constraint "subscriptions_userId_fkey" references "users",
    "planId" uuid not null constraint "subscriptions_planId_fkey" references "plans",
    "status" ${text} not null constraint "subscriptions_status_check" check ("status" in ('active', 'cancelled', 'expired')),
    "price" bigint not null, "currency" ${text} not null,
    "startsAt" timestamptz not null, "endsAt" timestamptz not null,
    "createdAt" timestamptz not null, "updatedAt" timestamptz not null)`,
  `create table "allowanceUses" (
    "_id" uuid constraint "allowanceUses_pkey" primary key,
    "userId" uuid not null constraint "allowanceUses_userId_fkey" references "users" on delete cascade,
    "kind" ${text} not null constraint "allowanceUses_kind_check" check ("kind" in ('bids', 'promotions')),
    "month" ${text} not null,
    "used" bigint not null constraint "allowanceUses_used_check" check ("used" > 0),
    constraint "allowanceUses_userId_kind_month_key" unique ("userId", "kind", "month"))`,
]

const payments = [
  `alter table "payments" alter column "orderId" drop not null,
    add column "kind" ${text} not null default 'order' constraint "payments_kind_check" check ("kind" in ('order', 'subscription', 'walletTopUp')),
    add column "planId" uuid constraint "payments_planId_fkey" references "plans",
    add column "method" ${text} constraint "payments_method_check" check ("method" in ${methods}),
    add column "chargedWith" ${text}, add column "transferReference" ${text}, add column "reason" ${text}`,
  `create table "savedCards" (
    "_id" uuid constraint "savedCards_pkey" primary key,
    "userId" uuid not null constraint "savedCards_userId_fkey" references "users" on delete cascade,
    "reference" ${text} not null, "brand" ${text} not null, "lastFour" ${text} not null,
    "expiryMonth" integer not null, "expiryYear" integer not null, "createdAt" timestamptz not null,
    constraint "savedCards_userId_reference_key" unique ("userId", "reference"))`,
  `create table "cardCustomers" (
    "_id" uuid constraint "cardCustomers_pkey" primary key constraint "cardCustomers__id_fkey" references "users" on delete cascade,
    "reference" ${text} not null, "createdAt" timestamptz not null)`,
  `create table "cardTasks" (
    "_id" uuid constraint "cardTasks_pkey" primary key,
    "kind" ${text} not null constraint "cardTasks_kind_check" check ("kind" in ('refund', 'forgetCard')),
    "reference" ${text} not null,
    "paymentId" uuid constraint "cardTasks_paymentId_fkey" references "payments",
    "amount" bigint not null, "currency" ${text}, "tries" integer not null, "nextTryAt" timestamptz not null,
    "doneAt" timestamptz, "createdAt" timestamptz not null)`,
  `create table "webhookEvents" ("_id" ${text} constraint "webhookEvents_pkey" primary key, "at" timestamptz not null)`,
  `create table "disputes" (
    "_id" uuid constraint "disputes_pkey" primary key constraint "disputes__id_fkey" references "orders",
    "buyerId" uuid not null constraint "disputes_buyerId_fkey" references "users",
    "reason" ${text} not null, "openedAt" timestamptz not null,
    "outcome" ${text} constraint "disputes_outcome_check" check ("outcome" in ('complete', 'refund')),
    "note" ${text}, "resolvedAt" timestamptz)`,
]

const ledger = [
  `create table "ledgerEntries" (
    "_id" uuid constraint "ledgerEntries_pkey" primary key,
    "transferId" uuid not null,
    "account" ${text} not null constraint "ledgerEntries_account_check" check ("account" in ('wallet', 'held', 'available',
      'commission', 'subscriptions', 'cardClearing', 'bankClearing', 'refunds')),
    "ownerId" uuid constraint "ledgerEntries_ownerId_fkey" references "users",
    "orderId" uuid constraint "ledgerEntries_orderId_fkey" references "orders",
    "paymentId" uuid constraint "ledgerEntries_paymentId_fkey" references "payments",
    "kind" ${text} not null constraint "ledgerEntries_kind_check" check ("kind" in ('payment', 'topUp', 'completion', 'refund',
      'payout')),
    "amount" bigint not null, "currency" ${text} not null, "at" timestamptz not null)`,
  `create table "transactions" (
    "_id" uuid constraint "transactions_pkey" primary key,
    "transferId" uuid not null,
    "userId" uuid not null constraint "transactions_userId_fkey" references "users",
    "side" ${text} not null constraint "transactions_side_check" check ("side" in ('buyer', 'seller')),
    "kind" ${text} not null constraint "transactions_kind_check" check ("kind" in ('orderPayment', 'orderRefund', 'walletTopUp',
      'subscriptionPayment', 'earning')),
    "direction" ${text} not null constraint "transactions_direction_check" check ("direction" in ('in', 'out')),
    "method" ${text} constraint "transactions_method_check" check ("method" in ${methods}),
    "amount" bigint not null, "currency" ${text} not null, "commission" bigint not null, "subject" ${text} not null,
    "orderId" uuid constraint "transactions_orderId_fkey" references "orders",
    "paymentId" uuid constraint "transactions_paymentId_fkey" references "payments",
    "createdAt" timestamptz not null)`,
  // What no change may touch, the database itself keeps from being touched.
  `create function "refuseChange"() returns trigger language plpgsql as $$
    begin raise exception 'an entry of the ledger is never changed'; end $$`,
  `create trigger "ledgerEntries_kept" before update or delete on "ledgerEntries" for each row execute function "refuseChange"()`,
]

const indexes = [
  'create index "payments_planId_index" on "payments" ("planId")',
  `create index "payments_review_index" on "payments" ("updatedAt", "_id") where "status" = 'review'`,
  'create index "cardTasks_paymentId_index" on "cardTasks" ("paymentId")',
  'create index "cardTasks_due_index" on "cardTasks" ("nextTryAt", "_id") where "doneAt" is null',
  'create index "disputes_buyerId_index" on "disputes" ("buyerId")',
  'create index "disputes_open_index" on "disputes" ("openedAt", "_id") where "resolvedAt" is null',
  // A balance is read from the index alone.
  `create index "ledgerEntries_ownerId_index" on "ledgerEntries" ("ownerId", "account", "currency") include ("amount")`,
  'create index "ledgerEntries_orderId_index" on "ledgerEntries" ("orderId")',
  'create index "ledgerEntries_paymentId_index" on "ledgerEntries" ("paymentId")',
  'create index "transactions_page_index" on "transactions" ("userId", "side", "createdAt" desc, "_id" desc)',
  'create index "transactions_earning_index" on "transactions" ("userId", "currency", "createdAt") include ("amount", "commission") where "kind" = \'earning\'',
  'create index "transactions_orderId_index" on "transactions" ("orderId")',
  'create index "transactions_paymentId_index" on "transactions" ("paymentId")',
  'create index "subscriptions_userId_index" on "subscriptions" ("userId")',
  `create unique index "subscriptions_userId_live_key" on "subscriptions" ("userId") where "status" in ('active', 'cancelled')`,
  'create index "subscriptions_planId_index" on "subscriptions" ("planId")',
  `create index "subscriptions_endsAt_index" on "subscriptions" ("endsAt") where "status" in ('active', 'cancelled')`,
]

export async function up(db: Database): Promise<void> {
  for (const statement of [...trade, ...plans, ...payments, ...ledger, ...indexes]) await sql.raw(statement).execute(db)
}
