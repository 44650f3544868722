import { sql } from 'kysely'
import type { Database } from '../database.ts'

const samples = [
  `alter table "products" add column "sampleOffered" boolean not null default false,
    add column "samplePrice" bigint constraint "products_samplePrice_check" check ("samplePrice" >= 0),
    add column "sampleMaximum" numeric constraint "products_sampleMaximum_check" check ("sampleMaximum" >= 0)`,
  'alter table "orders" drop constraint "orders_kind_check"',
  `alter table "orders" add constraint "orders_kind_check" check ("kind" in ('product', 'sample')),
    add column "purpose" text collate "C", add column "yearlyVolume" jsonb`,
]

/** A side's list of one kind is walked state by state, each down an index that has its order; so is its count. */
const lists = [
  ...['buyerId', 'sellerId'].flatMap((side) => [
    `drop index "orders_${side}_createdAt_index"`,
    `create index "orders_${side}_list_index" on "orders" ("${side}", "kind", "status", "createdAt" desc, "_id" desc)`,
  ]),
]

export async function up(db: Database): Promise<void> {
  for (const statement of [...samples, ...lists]) await sql.raw(statement).execute(db)
}
