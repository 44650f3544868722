import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Accounts beyond signing in: resets, sessions that can be told apart, accounts that were left. */
const text = 'text collate "C"'

const accounts = [
  'alter table "users" drop constraint "users_status_check"',
  `alter table "users" add constraint "users_status_check" check ("status" in ('active', 'suspended', 'deleted'))`,
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

export async function up(db: Database): Promise<void> {
  for (const statement of accounts) await sql.raw(statement).execute(db)
}
