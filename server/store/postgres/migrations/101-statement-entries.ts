import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Which entry of the bank's statement brought the money of an approved transfer, so that none is taken for two payments unasked. */
const statements = [
  'alter table "payments" add column "statementEntry" text collate "C", add column "statementKey" text collate "C"',
  'create index "payments_statementKey_index" on "payments" ("statementKey") where "statementKey" is not null',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
