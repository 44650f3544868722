import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** An order is invoiced once, and credited as often as a part of it is given back. */
export async function up(db: Database): Promise<void> {
  await sql`drop index "invoices_orderId_kind_key"`.execute(db)
  await sql`create unique index "invoices_orderId_kind_key" on "invoices" ("orderId", "kind") where "kind" = 'payment'`.execute(
    db,
  )
}
