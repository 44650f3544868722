import { sql } from 'kysely'
import { declarationOfEntry } from '#src/lib/dangerous-goods-entries.ts'
import { undeclared } from '#src/lib/dangerous-goods.ts'
import type { Database } from '../database.ts'

/** How products with a UN number are declared for carriage, as far as the list of dangerous goods says it. */
export async function up(db: Database): Promise<void> {
  await sql`alter table "products" add column "dangerousGoods" jsonb`.execute(db)
  const { rows } = await sql<{
    unNumber: string
  }>`select distinct "unNumber" from "products" where "unNumber" is not null`.execute(db)
  for (const { unNumber } of rows) {
    const declared = JSON.stringify(declarationOfEntry(unNumber, undeclared))
    await sql`update "products" set "dangerousGoods" = ${declared}::jsonb where "unNumber" = ${unNumber}`.execute(db)
  }
}
