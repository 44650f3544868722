import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** When the identity of a session was confirmed last, and the challenge that a passkey is to confirm it by. */
const statements = [
  'alter table "sessions" add column "identityConfirmedAt" timestamptz',
  // A sign-in is a confirmation.
  'update "sessions" set "identityConfirmedAt" = "createdAt"',
  'alter table "sessions" alter column "identityConfirmedAt" set not null',
  'alter table "sessions" add column "challenge" text collate "C"',
  'alter table "sessions" add column "challengeExpiresAt" timestamptz',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
