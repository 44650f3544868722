import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Staff of the marketplace, and their sessions. */
const text = 'text collate "C"'

const statements = [
  `create table "operators" (
    "_id" uuid constraint "operators_pkey" primary key,
    "email" ${text} not null constraint "operators_email_key" unique,
    "name" ${text} not null, "roles" jsonb not null,
    "status" ${text} not null constraint "operators_status_check" check ("status" in ('invited', 'active', 'disabled')),
    "passwordHash" ${text}, "secret" ${text}, "lastStep" bigint,
    "invitationHash" ${text} constraint "operators_invitationHash_key" unique,
    "invitationEndsAt" timestamptz, "createdAt" timestamptz not null)`,
  `create table "operatorSessions" (
    "_id" uuid constraint "operatorSessions_pkey" primary key,
    "operatorId" uuid not null constraint "operatorSessions_operatorId_fkey" references "operators" on delete cascade,
    "tokenHash" ${text} not null constraint "operatorSessions_tokenHash_key" unique,
    "createdAt" timestamptz not null, "expiresAt" timestamptz not null)`,
  'create index "operatorSessions_operatorId_index" on "operatorSessions" ("operatorId")',
  'create index "operatorSessions_expiresAt_index" on "operatorSessions" ("expiresAt")',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
