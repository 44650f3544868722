import { sql } from 'kysely'
import { nameSkeleton } from '../../name-skeleton.ts'
import type { Database } from '../database.ts'

/** What the names of sellers look like, so that nobody takes one that looks like a verified company's. */
export async function up(db: Database): Promise<void> {
  await sql.raw('alter table "sellers" add column "nameSkeleton" text collate "C"').execute(db)
  const { rows } = await sql<{ businessName: string }>`select distinct "businessName" from "sellers"`.execute(db)
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const names = rows.slice(at, at + rowsAtOnce).map(({ businessName }) => businessName)
    await sql`update "sellers" set "nameSkeleton" = made."skeleton"
      from unnest(${names}::text[], ${names.map(nameSkeleton)}::text[]) as made ("name", "skeleton")
      where "businessName" = made."name"`.execute(db)
  }
  await sql.raw('alter table "sellers" alter column "nameSkeleton" set not null').execute(db)
  await sql.raw('create index "sellers_nameSkeleton_index" on "sellers" ("nameSkeleton")').execute(db)
}

const rowsAtOnce = 1000
