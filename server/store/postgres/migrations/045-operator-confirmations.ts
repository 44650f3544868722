import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** When an operator's identity was confirmed last in a session. */
const statements = [
  'alter table "operatorSessions" add column "identityConfirmedAt" timestamptz',
  // A sign-in is a confirmation.
  'update "operatorSessions" set "identityConfirmedAt" = "createdAt"',
  'alter table "operatorSessions" alter column "identityConfirmedAt" set not null',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
