import { sql } from 'kysely'
import type { Database } from '../database.ts'

const open = `"dueOn" is not null and "paymentState" in ('none', 'created', 'processing', 'failed', 'cancelled', 'review', 'declined')
    and "status" not in ('rejected', 'cancelled', 'refunded')`
const undispatched = `"status" in ('invoiced', 'paymentReview', 'paid', 'processing')`

/** Finds what is open on terms without walking through all orders of a side, and counts orders on terms as to be dispatched from the invoice on. */
const statements = [
  `create index "orders_buyerId_open_index" on "orders" ("buyerId", "dueOn", "_id") where ${open}`,
  `create index "orders_sellerId_open_index" on "orders" ("sellerId", "dueOn", "_id") where ${open}`,
  'drop index "orders_sellerId_dispatchBy_index"',
  `create index "orders_sellerId_dispatchBy_index" on "orders" ("sellerId", "dispatchBy") where ${undispatched}`,
  'drop index "orders_unreminded_dispatchBy_index"',
  `create index "orders_unreminded_dispatchBy_index" on "orders" ("dispatchBy", "_id")
    where ${undispatched} and "dispatchRemindedAt" is null`,
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
