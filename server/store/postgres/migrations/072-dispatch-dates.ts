import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** When an order is to be dispatched, kept with it (until now it followed from the timeline), and what of a seller's work is counted. */
const statements = [
  'alter table "orders" add column "dispatchBy" timestamptz',
  `update "orders" o set "dispatchBy" = greatest(
      (select min(e."at") from "orderEvents" e where e."orderId" = o."_id" and e."status" in ('paid', 'processing'))
        + o."leadTimeDays" * interval '24 hours',
      (o."shipBy" || 'T00:00:00Z')::timestamptz + interval '24 hours')
    where o."status" in ('paid', 'processing')`,
  `create index "orders_sellerId_dispatchBy_index" on "orders" ("sellerId", "dispatchBy")
    where "status" in ('paid', 'processing')`,
  `create index "documentRequests_sellerId_requested_index" on "documentRequests" ("sellerId") where "status" = 'requested'`,
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
