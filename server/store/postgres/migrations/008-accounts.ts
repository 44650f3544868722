import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Accounts beyond signing in: resets, sessions that can be told apart, accounts that were left; contents and support. */
const text = 'text collate "C"'

const accounts = [
  'alter table "users" drop constraint "users_status_check"',
  `alter table "users" add constraint "users_status_check" check ("status" in ('active', 'suspended', 'deleted'))`,
  'alter table "users" add column "profileImage" uuid',
  // Codes live ten minutes: whoever waits for one asks again.
  'drop table "oneTimeCodes"',
  `create table "oneTimeCodes" (
    "_id" uuid constraint "oneTimeCodes_pkey" primary key,
    "subject" ${text} not null,
    "purpose" ${text} not null constraint "oneTimeCodes_purpose_check" check ("purpose" in ('signup', 'passwordReset', 'emailChange',
      'phoneChange')),
    "userId" uuid constraint "oneTimeCodes_userId_fkey" references "users" on delete cascade,
    "target" ${text}, "codeHash" ${text} not null, "tries" integer not null,
    "createdAt" timestamptz not null, "expiresAt" timestamptz not null,
    constraint "oneTimeCodes_subject_purpose_key" unique ("subject", "purpose"))`,
  'create index "oneTimeCodes_userId_index" on "oneTimeCodes" ("userId")',
  'create index "oneTimeCodes_expiresAt_index" on "oneTimeCodes" ("expiresAt")',
  `create table "passwordResets" (
    "_id" uuid constraint "passwordResets_pkey" primary key,
    "userId" uuid not null constraint "passwordResets_userId_fkey" references "users" on delete cascade,
    "tokenHash" ${text} not null constraint "passwordResets_tokenHash_key" unique,
    "createdAt" timestamptz not null, "expiresAt" timestamptz not null)`,
  'create index "passwordResets_userId_index" on "passwordResets" ("userId")',
  'create index "passwordResets_expiresAt_index" on "passwordResets" ("expiresAt")',
  `alter table "sessions" add column "userAgent" ${text}`,
]

const support = [
  `create table "contents" (
    "_id" ${text} constraint "contents_pkey" primary key,
    "page" ${text} not null constraint "contents_page_check" check ("page" in ('faqs', 'about', 'terms', 'privacy')),
    "topic" ${text} constraint "contents_topic_check" check ("topic" in ('ordering', 'payments', 'delivery', 'selling', 'account')),
    "position" integer not null, "heading_en" ${text}, "heading_ar" ${text}, "heading_bn" ${text},
    "text_en" ${text}, "text_ar" ${text}, "text_bn" ${text}, "updatedAt" timestamptz not null)`,
  `create table "tickets" (
    "_id" uuid constraint "tickets_pkey" primary key,
    "number" ${text} not null constraint "tickets_number_key" unique,
    "userId" uuid not null constraint "tickets_userId_fkey" references "users" on delete cascade,
    "topic" ${text} not null constraint "tickets_topic_check" check ("topic" in ('order', 'payment', 'delivery', 'product', 'account',
      'other')),
    "subject" ${text} not null,
    "status" ${text} not null constraint "tickets_status_check" check ("status" in ('open', 'answered', 'closed')),
    "orderId" uuid constraint "tickets_orderId_fkey" references "orders" on delete set null,
    "createdAt" timestamptz not null, "updatedAt" timestamptz not null)`,
  'create index "tickets_userId_updatedAt_index" on "tickets" ("userId", "updatedAt" desc, "_id" desc)',
  'create index "tickets_orderId_index" on "tickets" ("orderId")',
  'create index "tickets_status_updatedAt_index" on "tickets" ("status", "updatedAt")',
  `create table "ticketMessages" (
    "_id" uuid constraint "ticketMessages_pkey" primary key,
    "ticketId" uuid not null constraint "ticketMessages_ticketId_fkey" references "tickets" on delete cascade,
    "position" integer not null,
    "by" ${text} not null constraint "ticketMessages_by_check" check ("by" in ('user', 'support')),
    "text" ${text} not null, "at" timestamptz not null,
    constraint "ticketMessages_ticketId_position_key" unique ("ticketId", "position"))`,
  `create table "suspensions" (
    "_id" uuid constraint "suspensions_pkey" primary key
      constraint "suspensions__id_fkey" references "users" on delete cascade,
    "reason" ${text} not null, "productIds" jsonb not null, "at" timestamptz not null)`,
]

export async function up(db: Database): Promise<void> {
  for (const statement of [...accounts, ...support]) await sql.raw(statement).execute(db)
}
