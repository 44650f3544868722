import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Where operators have signed in from: nobody can keep them out there by wrong tries. */
export async function up(db: Database): Promise<void> {
  await sql.raw(`alter table "operators" add column "knownNetworks" jsonb not null default '[]'`).execute(db)
}
