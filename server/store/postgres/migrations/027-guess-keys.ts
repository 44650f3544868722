import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** What the guesses of a code count together as, over its successors. */
export async function up(db: Database): Promise<void> {
  await sql.raw(`alter table "oneTimeCodes" add column "guessKey" text collate "C"`).execute(db)
}
