import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** What a refused row of an import was made of. */
export async function up(db: Database): Promise<void> {
  await sql`alter table "catalogueImportRows" add column "given" jsonb`.execute(db)
}
