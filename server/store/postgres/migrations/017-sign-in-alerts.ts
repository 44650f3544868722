import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** An end for each session, however much it is used. Mails about sign-ins from new browsers, by which their owner can undo them. */
const text = 'text collate "C"'

const statements = [
  'alter table "sessions" add column "endsAt" timestamptz',
  // As those that are opened from now on; what is older by then ends by itself.
  `update "sessions" set "endsAt" = "createdAt" + interval '90 days'`,
  'update "sessions" set "expiresAt" = least("expiresAt", "endsAt")',
  'alter table "sessions" alter column "endsAt" set not null',
  `create table "signInAlerts" (
    "_id" uuid constraint "signInAlerts_pkey" primary key,
    "userId" uuid not null constraint "signInAlerts_userId_fkey" references "users" on delete cascade,
    "tokenHash" ${text} not null constraint "signInAlerts_tokenHash_key" unique,
    "email" ${text} not null,
    "createdAt" timestamptz not null, "expiresAt" timestamptz not null)`,
  'create index "signInAlerts_userId_index" on "signInAlerts" ("userId")',
  'create index "signInAlerts_expiresAt_index" on "signInAlerts" ("expiresAt")',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
