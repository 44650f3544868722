import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** The packages of orders and requests for quotes, and the quantity that was asked for; those that exist named none. */
export async function up(db: Database): Promise<void> {
  for (const table of ['orders', 'quotes'])
    await sql.raw(`alter table "${table}" add column "askedQuantity" jsonb, add column "packages" jsonb`).execute(db)
}
