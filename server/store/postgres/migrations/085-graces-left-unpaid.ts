import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** What ended before its month was over, by an upgrade, left no grace unpaid: it no longer counts as running past its month. */
export async function up(db: Database): Promise<void> {
  await sql`update "subscriptions" set "runsUntil" = "endsAt" where "status" = 'expired' and "updatedAt" < "endsAt"`.execute(db)
}
