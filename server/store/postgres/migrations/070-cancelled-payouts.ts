import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Payouts that their seller has cancelled. */
export async function up(db: Database): Promise<void> {
  await sql`alter table "payouts" drop constraint "payouts_status_check", add constraint "payouts_status_check"
    check ("status" in ('requested', 'sent', 'arrived', 'returned', 'cancelled'))`.execute(db)
}
