import { sql } from 'kysely'
import { referenceKey } from '../../reference-key.ts'
import type { Database } from '../database.ts'

/** What the references of declared transfers are compared by, so that an operator sees when one transfer is declared for several payments. */
export async function up(db: Database): Promise<void> {
  await sql.raw('alter table "payments" add column "transferKey" text collate "C"').execute(db)
  await makeTransferKeys(db)
  await sql
    .raw('create index "payments_transferKey_index" on "payments" ("transferKey") where "transferKey" is not null')
    .execute(db)
}

/** Makes the keys of all references anew. */
export async function makeTransferKeys(db: Database): Promise<void> {
  const { rows } = await sql<{ reference: string }>`
    select distinct "transferReference" as "reference" from "payments" where "transferReference" is not null`.execute(db)
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const references = rows.slice(at, at + rowsAtOnce).map(({ reference }) => reference)
    await sql`update "payments" set "transferKey" = made."key"
      from unnest(${references}::text[], ${references.map(referenceKey)}::text[]) as made ("reference", "key")
      where "transferReference" = made."reference"`.execute(db)
  }
}

const rowsAtOnce = 1000
