import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** The named place of an order's and a bid's delivery term; of those before it nobody knows it. */
export async function up(db: Database): Promise<void> {
  await sql`alter table "orders" add column "incotermPlace" text`.execute(db)
  await sql`alter table "bids" add column "incotermPlace" text`.execute(db)
}
