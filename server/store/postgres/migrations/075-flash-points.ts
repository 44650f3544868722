import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** The flash point of goods that are declared for carriage, which nobody has stated yet. */
export async function up(db: Database): Promise<void> {
  const unstated = JSON.stringify({ flashPoint: null })
  await sql`update "products" set "dangerousGoods" = ${unstated}::jsonb || "dangerousGoods"
    where "dangerousGoods" is not null`.execute(db)
}
