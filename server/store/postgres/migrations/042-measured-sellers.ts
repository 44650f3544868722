import { sql } from 'kysely'
import type { Database } from '../database.ts'

/* Photos of a seller's plant; response times that were measured, in place of a number for all. */

const statements = [
  `alter table "sellers" add column "photos" jsonb not null default '[]', add column "responseMeasuredAt" timestamptz not null default 'epoch'`,
  'alter table "sellers" alter column "photos" drop default, alter column "responseMeasuredAt" drop default',
  'alter table "sellers" alter column "responseHours" drop not null',
  'update "sellers" set "responseHours" = null',
  'create index "sellers_responseMeasuredAt_index" on "sellers" ("responseMeasuredAt", "_id")',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
