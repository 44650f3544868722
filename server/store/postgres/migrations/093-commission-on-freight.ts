import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Whether the commission of an order is of its freight, too. That of orders that exist is of the goods alone, as it was when they were made. */
const statements = [
  'alter table "orders" add column "commissionOnFreight" boolean not null default false',
  'alter table "orders" alter column "commissionOnFreight" drop default',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
