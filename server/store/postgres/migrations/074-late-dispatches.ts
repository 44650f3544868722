import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Reminders of dispatches that are late, and other days for them. */
const statements = [
  'alter table "orders" add column "dispatchRemindedAt" timestamptz, add column "proposedDispatchOn" text collate "C"',
  `create index "orders_unreminded_dispatchBy_index" on "orders" ("dispatchBy", "_id")
    where "status" in ('paid', 'processing') and "dispatchRemindedAt" is null`,
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
