import { sql } from 'kysely'
import type { Database } from '../database.ts'

const text = 'text collate "C"'
const states = `('placed', 'freightQuoted', 'accepted', 'rejected', 'cancelled', 'invoiced', 'paymentReview', 'paid', 'processing',
  'dispatched', 'inTransit', 'delivered', 'completed', 'disputed', 'refunded')`

const statements = [
  `create table "freightRates" (
    "_id" uuid constraint "freightRates_pkey" primary key constraint "freightRates__id_fkey" references "sellers" on delete cascade,
    "version" integer not null, "rates" jsonb not null, "dangerousGoods" jsonb not null, "updatedAt" timestamptz not null)`,
  `alter table "orders" drop constraint "orders_status_check", add constraint "orders_status_check" check ("status" in ${states}),
    add column "freight" ${text}`,
  `alter table "orderEvents" drop constraint "orderEvents_status_check",
    add constraint "orderEvents_status_check" check ("status" in ${states})`,
  `update "orders" set "freight" = case when "shipping" > 0 or "kind" = 'sample' or "incoterm" like 'C%' or "incoterm" like 'D%'
    then 'included' else 'none' end`,
  `alter table "orders" alter column "freight" set not null,
    add constraint "orders_freight_check" check ("freight" in ('none', 'included', 'quotedLater'))`,
]

/**
 * The rates of each seller, and freight that is quoted after the order. Orders that exist keep what they cost; no seller has rates yet, so the
 * freight of new ones is quoted after the order until they are stated.
 */
export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
