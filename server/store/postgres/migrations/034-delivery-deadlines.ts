import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** What was promised of a delivery, and when somebody is to look at it; disputes of goods that did not come. */
const text = 'text collate "C"'

const statements = [
  // Until now an order did not keep it: of one that is open it is the product's.
  `alter table "orders" add column "leadTimeDays" integer not null default 14
    constraint "orders_leadTimeDays_check" check ("leadTimeDays" >= 0)`,
  `update "orders" o set "leadTimeDays" = p."leadTimeDays" from "products" p
    where p."_id" = o."productId" and o."status" not in ('rejected', 'cancelled', 'completed', 'refunded')`,
  'alter table "orders" alter column "leadTimeDays" drop default',
  `create table "deliveryDeadlines" (
    "_id" uuid constraint "deliveryDeadlines_pkey" primary key
      constraint "deliveryDeadlines__id_fkey" references "orders" on delete cascade,
    "state" ${text} not null constraint "deliveryDeadlines_state_check" check ("state" in ('waiting', 'asked', 'overdue')),
    "dueAt" timestamptz not null)`,
  'create index "deliveryDeadlines_state_dueAt_index" on "deliveryDeadlines" ("state", "dueAt", "_id")',
  // Both sides of an order that is under way have two weeks from now at least, before they are asked.
  `insert into "deliveryDeadlines" ("_id", "state", "dueAt")
    select "_id", 'waiting', greatest(now(), "updatedAt" + make_interval(days => "leadTimeDays")) + interval '14 days'
    from "orders" where "status" in ('paid', 'processing', 'dispatched', 'inTransit')`,
  `alter table "disputes" add column "kind" ${text} not null default 'goods'
    constraint "disputes_kind_check" check ("kind" in ('goods', 'notReceived', 'notDispatched'))`,
  'alter table "disputes" alter column "kind" drop default',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
