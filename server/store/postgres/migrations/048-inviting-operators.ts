import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Who invited an operator. */
export async function up(db: Database): Promise<void> {
  await sql`alter table "operators" add column "invitedBy" text collate "C"`.execute(db)
}
