import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** What products hold to be found by their UN number, with and without its letters: two lines before the key of the formula. */
export async function up(db: Database): Promise<void> {
  await sql`update "products" set "searchText" = regexp_replace(
      "searchText", '(( #[^#]+#\n)?)$', ' ' || lower("unNumber") || '\n ' || substr("unNumber", 3) || '\n' || '\\1')
    where "unNumber" is not null`.execute(db)
}
