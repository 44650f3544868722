import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Who decided a bank transfer, and when; who closed a ticket without an answer, and why. */
export async function up(db: Database): Promise<void> {
  await sql`alter table "payments" add column "decidedBy" text collate "C", add column "decidedAt" timestamptz`.execute(db)
  await sql`alter table "tickets" add column "dismissedBy" text collate "C", add column "dismissal" text collate "C"`.execute(db)
}
