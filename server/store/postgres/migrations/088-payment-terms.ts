import { sql } from 'kysely'
import type { Database } from '../database.ts'

const text = 'text collate "C"'

/** Terms that a seller grants a buyer, and the orders that are placed on them. Orders of before are paid before they are prepared. */
const statements = [
  `create table "paymentTerms" (
    "_id" uuid constraint "paymentTerms_pkey" primary key,
    "sellerId" uuid not null constraint "paymentTerms_sellerId_fkey" references "sellers",
    "buyerId" uuid not null constraint "paymentTerms_buyerId_fkey" references "users",
    "terms" ${text} not null constraint "paymentTerms_terms_check" check ("terms" in ('net30', 'net60')),
    "currency" ${text} not null,
    "creditLimit" bigint not null constraint "paymentTerms_creditLimit_check" check ("creditLimit" > 0),
    "createdAt" timestamptz not null, "updatedAt" timestamptz not null, "endedAt" timestamptz,
    constraint "paymentTerms_sellerId_buyerId_key" unique ("sellerId", "buyerId"))`,
  'create index "paymentTerms_buyerId_index" on "paymentTerms" ("buyerId")',
  `alter table "orders"
    add column "paymentTerms" ${text} not null default 'prepaid'
      constraint "orders_paymentTerms_check" check ("paymentTerms" in ('prepaid', 'net30', 'net60')),
    add column "dueOn" ${text}, add column "remindOn" ${text},
    add column "credited" bigint not null default 0 constraint "orders_credited_check" check ("credited" >= 0)`,
  'alter table "orders" alter column "paymentTerms" drop default, alter column "credited" drop default',
  'create index "orders_buyerId_onTerms_index" on "orders" ("buyerId", "sellerId") where "paymentTerms" <> \'prepaid\'',
  'create index "orders_sellerId_onTerms_index" on "orders" ("sellerId") where "paymentTerms" <> \'prepaid\'',
  'create index "orders_remindOn_index" on "orders" ("remindOn", "_id") where "remindOn" is not null',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
