import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** What a seller's own catalogue needs: a number of its own for each product, changes that see each other, deletion that keeps history. */
const statements = [
  'alter table "products" drop constraint "products_status_check"',
  `alter table "products" add constraint "products_status_check" check ("status" in ('active', 'inactive', 'deleted')),
    add column "reference" text collate "C",
    add column "missing" jsonb not null default '[]',
    add column "version" integer not null default 1`,
  `create unique index "products_sellerId_reference_key" on "products" ("sellerId", "reference") where "status" in ('active', 'inactive')`,
  // An import looks up what a seller has already by the CAS numbers of a batch.
  'create index "products_sellerId_casNumber_index" on "products" ("sellerId", "casNumber")',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
