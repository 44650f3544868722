import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Payouts to sellers: their accounts, the bank's files, and what the ledger books for them. */
const text = 'text collate "C"'

const statements = [
  `create table "payoutAccounts" (
    "_id" uuid constraint "payoutAccounts_pkey" primary key,
    "userId" uuid not null constraint "payoutAccounts_userId_fkey" references "users" on delete cascade,
    "currency" ${text} not null, "country" ${text} not null,
    "kind" ${text} not null constraint "payoutAccounts_kind_check" check ("kind" in ('iban', 'bangladesh', 'swift')),
    "holder" ${text} not null, "bankName" ${text}, "secretDetails" ${text} not null, "lastFour" ${text} not null,
    "weekly" boolean not null, "nextRunAt" timestamptz, "changedAt" timestamptz not null, "createdAt" timestamptz not null,
    constraint "payoutAccounts_userId_currency_key" unique ("userId", "currency"))`,
  `create index "payoutAccounts_nextRunAt_index" on "payoutAccounts" ("nextRunAt", "_id") where "weekly"`,
  `create table "payoutBatches" (
    "_id" uuid constraint "payoutBatches_pkey" primary key,
    "number" ${text} not null constraint "payoutBatches_number_key" unique,
    "currency" ${text} not null,
    "amount" bigint not null constraint "payoutBatches_amount_check" check ("amount" > 0),
    "payouts" bigint not null, "createdBy" ${text} not null, "createdAt" timestamptz not null)`,
  `create table "payoutFiles" (
    "_id" uuid constraint "payoutFiles_pkey" primary key constraint "payoutFiles__id_fkey" references "payoutBatches",
    "secretFile" ${text} not null)`,
  'create index "payoutBatches_createdAt_index" on "payoutBatches" ("createdAt" desc, "_id" desc)',
  `create table "payouts" (
    "_id" uuid constraint "payouts_pkey" primary key,
    "number" ${text} not null constraint "payouts_number_key" unique,
    "userId" uuid not null constraint "payouts_userId_fkey" references "users",
    "accountId" uuid constraint "payouts_accountId_fkey" references "payoutAccounts" on delete set null,
    "amount" bigint not null constraint "payouts_amount_check" check ("amount" > 0),
    "currency" ${text} not null,
    "status" ${text} not null constraint "payouts_status_check" check ("status" in ('requested', 'sent', 'arrived', 'returned')),
    "weekly" boolean not null, "holder" ${text} not null, "lastFour" ${text} not null,
    "batchId" uuid constraint "payouts_batchId_fkey" references "payoutBatches",
    "requestedAt" timestamptz not null, "payableFrom" timestamptz not null,
    "sentAt" timestamptz, "settledAt" timestamptz, "reason" ${text})`,
  'create index "payouts_userId_requestedAt_index" on "payouts" ("userId", "requestedAt" desc, "_id" desc)',
  'create index "payouts_accountId_index" on "payouts" ("accountId")',
  'create index "payouts_batchId_index" on "payouts" ("batchId")',
  // The operator's queue.
  `create index "payouts_requested_index" on "payouts" ("requestedAt", "_id") where "status" = 'requested'`,
  `alter table "ledgerEntries" add column "payoutId" uuid constraint "ledgerEntries_payoutId_fkey" references "payouts"`,
  'create index "ledgerEntries_payoutId_index" on "ledgerEntries" ("payoutId")',
  `alter table "ledgerEntries" drop constraint "ledgerEntries_account_check",
    add constraint "ledgerEntries_account_check" check ("account" in ('wallet', 'held', 'available', 'debt', 'payoutRequested', 'payoutSent',
      'commission', 'subscriptions', 'cardClearing', 'bankClearing', 'refunds')),
    drop constraint "ledgerEntries_kind_check",
    add constraint "ledgerEntries_kind_check" check ("kind" in ('payment', 'topUp', 'completion', 'refund', 'payout', 'payoutRequest',
      'payoutSending', 'payoutArrival', 'payoutReturn', 'reversal'))`,
  `alter table "transactions" add column "payoutId" uuid constraint "transactions_payoutId_fkey" references "payouts",
    drop constraint "transactions_kind_check",
    add constraint "transactions_kind_check" check ("kind" in ('orderPayment', 'orderRefund', 'refundToWallet', 'walletTopUp', 'subscriptionPayment',
      'earning', 'earningReversal', 'payout', 'payoutReturn'))`,
  'create index "transactions_payoutId_index" on "transactions" ("payoutId")',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
