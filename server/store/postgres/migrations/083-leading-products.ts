import { sql } from 'kysely'
import type { Database } from '../database.ts'

const statements = [
  `create table "leadingProducts" (
    "_id" uuid constraint "leadingProducts_pkey" primary key,
    "searchText" text not null)`,
  `create index "leadingProducts_searchKeys" on "leadingProducts" using gin ("searchKeys"("searchText"))`,
  'alter index "leadingProducts_searchKeys" alter column 1 set statistics 0',
]

/** The products that come first in a large catalogue, with copies of their search texts: a text that finds very many is looked for there. */
export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
