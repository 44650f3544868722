import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Until when the buyer of a delivered order may complain, kept with it: until now seven days after the last delivery that the timeline tells of. */
const statements = [
  'alter table "orders" add column "disputeUntil" timestamptz',
  `update "orders" o set "disputeUntil" = coalesce(
      (select max(e."at") from "orderEvents" e where e."orderId" = o."_id" and e."status" = 'delivered'), o."updatedAt")
      + interval '168 hours'
    where o."status" = 'delivered'`,
  `create index "orders_disputeUntil_index" on "orders" ("disputeUntil", "_id") where "status" = 'delivered'`,
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
