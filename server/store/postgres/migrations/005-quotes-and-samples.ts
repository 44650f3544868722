import { sql } from 'kysely'
import type { Database } from '../database.ts'

const text = 'text collate "C"'
const units = `('g', 'kg', 't', 'mL', 'L', 'm3', 'piece')`
const grades = `('technical', 'industrial', 'reagent', 'ACS', 'USP', 'BP', 'EP', 'FCC', 'food', 'pharma', 'cosmetic', 'agricultural',
  'electronic')`
const incoterms = `('EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF')`
const states = `'requested', 'offered', 'countered', 'accepted', 'rejected', 'withdrawn', 'expired'`
const open = `("status" in ('requested', 'offered', 'countered'))`

const samples = [
  `alter table "products" add column "sampleOffered" boolean not null default false,
    add column "samplePrice" bigint constraint "products_samplePrice_check" check ("samplePrice" >= 0),
    add column "sampleMaximum" numeric constraint "products_sampleMaximum_check" check ("sampleMaximum" >= 0)`,
  'alter table "orders" drop constraint "orders_kind_check"',
  `alter table "orders" add constraint "orders_kind_check" check ("kind" in ('product', 'sample')),
    add column "purpose" text collate "C", add column "yearlyVolume" jsonb`,
]

const quotes = [
  `create table "quotes" (
    "_id" uuid constraint "quotes_pkey" primary key,
    "number" ${text} not null constraint "quotes_number_key" unique,
    "buyerId" uuid not null constraint "quotes_buyerId_fkey" references "users",
    "sellerId" uuid not null constraint "quotes_sellerId_fkey" references "sellers",
    "productId" uuid not null constraint "quotes_productId_fkey" references "products",
    "fromQuoteId" uuid constraint "quotes_fromQuoteId_fkey" references "quotes",
    "status" ${text} not null constraint "quotes_status_check" check ("status" in (${states})),
    "name_en" ${text} not null, "name_ar" ${text}, "name_bn" ${text}, "casNumber" ${text} not null, "unNumber" ${text},
    "hazards" jsonb not null, "grade" ${text} not null constraint "quotes_grade_check" check ("grade" in ${grades}),
    "hasStructure" boolean not null, "quantity" jsonb not null,
    "priceUnit" ${text} not null constraint "quotes_priceUnit_check" check ("priceUnit" in ${units}),
    "currency" ${text} not null, "targetPrice" bigint,
    "incoterm" ${text} not null constraint "quotes_incoterm_check" check ("incoterm" in ${incoterms}),
    "incotermPlace" ${text}, "deliveryAddress" jsonb not null, "neededBy" ${text}, "message" ${text}, "documents" jsonb not null,
    "timeZone" ${text} not null, "version" integer not null, "offeredTotal" bigint, "expiresAt" timestamptz not null,
    "reason" ${text}, "createdAt" timestamptz not null, "updatedAt" timestamptz not null)`,
  `create table "quoteOffers" (
    "_id" uuid constraint "quoteOffers_pkey" primary key,
    "quoteId" uuid not null constraint "quoteOffers_quoteId_fkey" references "quotes",
    "version" integer not null,
    "by" ${text} not null constraint "quoteOffers_by_check" check ("by" in ('buyer', 'seller')),
    "userId" uuid not null constraint "quoteOffers_userId_fkey" references "users",
    "unitPrice" bigint not null, "subtotal" bigint not null, "shipping" bigint not null, "taxRate" numeric not null,
    "tax" bigint not null, "total" bigint not null constraint "quoteOffers_total_check" check ("total" >= 0),
    "leadTimeDays" integer not null, "validUntil" ${text} not null, "expiresAt" timestamptz not null, "terms" ${text},
    "createdAt" timestamptz not null,
    constraint "quoteOffers_quoteId_version_key" unique ("quoteId", "version"))`,
  `create table "quoteEvents" (
    "_id" uuid constraint "quoteEvents_pkey" primary key,
    "quoteId" uuid not null constraint "quoteEvents_quoteId_fkey" references "quotes",
    "position" integer not null,
    "step" ${text} not null constraint "quoteEvents_step_check" check ("step" in (${states}, 'noted')),
    "by" ${text} not null constraint "quoteEvents_by_check" check ("by" in ('buyer', 'seller', 'system')),
    "userId" uuid constraint "quoteEvents_userId_fkey" references "users",
    "version" integer, "note" ${text}, "at" timestamptz not null,
    constraint "quoteEvents_quoteId_position_key" unique ("quoteId", "position"))`,
  `alter table "orders" add column "quoteId" uuid constraint "orders_quoteId_fkey" references "quotes"
    constraint "orders_quoteId_key" unique`,
  ...['buyerId', 'sellerId'].map(
    (side) => `create index "quotes_${side}_list_index" on "quotes" ("${side}", "status", "createdAt" desc, "_id" desc)`,
  ),
  'create index "quotes_productId_index" on "quotes" ("productId")',
  'create index "quotes_fromQuoteId_index" on "quotes" ("fromQuoteId")',
  `create index "quotes_open_expiresAt_index" on "quotes" ("expiresAt", "_id") where ${open}`,
  'create index "quoteOffers_userId_index" on "quoteOffers" ("userId")',
  'create index "quoteEvents_userId_index" on "quoteEvents" ("userId")',
]

/** A side's list of one kind is walked state by state, each down an index that has its order; so is its count. */
const lists = ['buyerId', 'sellerId'].flatMap((side) => [
  `drop index "orders_${side}_createdAt_index"`,
  `create index "orders_${side}_list_index" on "orders" ("${side}", "kind", "status", "createdAt" desc, "_id" desc)`,
])

export async function up(db: Database): Promise<void> {
  for (const statement of [...samples, ...quotes, ...lists]) await sql.raw(statement).execute(db)
}
