import { sql } from 'kysely'
import type { Database } from '../database.ts'

const text = 'text collate "C"'

/** Prices that sellers have agreed with chosen buyers. */
const statements = [
  `create table "priceLists" (
    "_id" uuid constraint "priceLists_pkey" primary key,
    "sellerId" uuid not null constraint "priceLists_sellerId_fkey" references "sellers",
    "version" integer not null, "name" ${text} not null, "currency" ${text} not null,
    "validFrom" ${text} not null, "validUntil" ${text},
    "endedAt" timestamptz, "createdAt" timestamptz not null, "updatedAt" timestamptz not null)`,
  'create index "priceLists_sellerId_index" on "priceLists" ("sellerId", "updatedAt" desc)',
  `create table "priceListBuyers" (
    "_id" uuid constraint "priceListBuyers_pkey" primary key,
    "listId" uuid not null constraint "priceListBuyers_listId_fkey" references "priceLists" on delete cascade,
    "buyerId" uuid not null constraint "priceListBuyers_buyerId_fkey" references "users",
    "leftAt" timestamptz,
    constraint "priceListBuyers_listId_buyerId_key" unique ("listId", "buyerId"))`,
  'create index "priceListBuyers_buyerId_index" on "priceListBuyers" ("buyerId")',
  `create table "priceListRows" (
    "_id" uuid constraint "priceListRows_pkey" primary key,
    "listId" uuid not null constraint "priceListRows_listId_fkey" references "priceLists" on delete cascade,
    "productId" uuid not null constraint "priceListRows_productId_fkey" references "products",
    "position" integer not null,
    "unit" ${text} not null constraint "priceListRows_unit_check" check ("unit" in ('g', 'kg', 't', 'mL', 'L', 'm3', 'piece')),
    "tiers" jsonb not null,
    constraint "priceListRows_listId_productId_key" unique ("listId", "productId"))`,
  'create index "priceListRows_productId_index" on "priceListRows" ("productId")',
  // The buyers that a seller has traded or quoted with.
  'create index "orders_sellerId_buyerId_index" on "orders" ("sellerId", "buyerId")',
  'create index "quotes_sellerId_buyerId_index" on "quotes" ("sellerId", "buyerId")',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
