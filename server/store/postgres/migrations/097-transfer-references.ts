import { sql } from 'kysely'
import { nameSkeleton } from '../../name-skeleton.ts'
import type { Database } from '../database.ts'

/** What the references of declared transfers look like, so that an operator sees when one transfer is declared for several payments. */
export async function up(db: Database): Promise<void> {
  await sql.raw('alter table "payments" add column "transferSkeleton" text collate "C"').execute(db)
  const { rows } = await sql<{ reference: string }>`
    select distinct "transferReference" as "reference" from "payments" where "transferReference" is not null`.execute(db)
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const references = rows.slice(at, at + rowsAtOnce).map(({ reference }) => reference)
    await sql`update "payments" set "transferSkeleton" = made."skeleton"
      from unnest(${references}::text[], ${references.map(nameSkeleton)}::text[]) as made ("reference", "skeleton")
      where "transferReference" = made."reference"`.execute(db)
  }
  await sql
    .raw('create index "payments_transferSkeleton_index" on "payments" ("transferSkeleton") where "transferSkeleton" is not null')
    .execute(db)
}

const rowsAtOnce = 1000
