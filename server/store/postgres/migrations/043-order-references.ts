import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** The buyer's own number of an order, and the day by which it should leave the seller. */
export async function up(db: Database): Promise<void> {
  await sql.raw(`alter table "orders" add column "reference" text collate "C", add column "shipBy" text collate "C"`).execute(db)
}
