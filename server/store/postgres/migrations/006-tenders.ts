import { sql } from 'kysely'
import type { Database } from '../database.ts'

/* Requirements with their bids, tender news, and orders of goods that are no listing. */

const text = 'text collate "C"'
const units = `('g', 'kg', 't', 'mL', 'L', 'm3', 'piece')`
const grades = `('technical', 'industrial', 'reagent', 'ACS', 'USP', 'BP', 'EP', 'FCC', 'food', 'pharma', 'cosmetic', 'agricultural',
  'electronic')`
const incoterms = `('EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF')`

const tables = [
  `create table "requirements" (
    "_id" uuid constraint "requirements_pkey" primary key,
    "number" ${text} not null constraint "requirements_number_key" unique,
    "buyerId" uuid not null constraint "requirements_buyerId_fkey" references "users",
    "status" ${text} not null constraint "requirements_status_check" check ("status" in ('open', 'awarded', 'closed', 'expired')),
    "language" ${text} not null constraint "requirements_language_check" check ("language" in ('en', 'ar', 'bn')),
    "title" ${text} not null, "description" ${text}, "productName" ${text} not null, "casNumber" ${text},
    "grade" ${text} constraint "requirements_grade_check" check ("grade" in ${grades}),
    "categoryId" uuid constraint "requirements_categoryId_fkey" references "categories",
    "quantity" jsonb not null, "currency" ${text} not null, "targetPrice" bigint, "budget" bigint,
    "incoterm" ${text} constraint "requirements_incoterm_check" check ("incoterm" in ${incoterms}),
    "deliveryAddress" jsonb not null, "country" ${text} not null, "isPublic" boolean not null, "attachments" jsonb not null,
    "deadline" timestamptz not null, "decideBy" timestamptz not null, "reason" ${text}, "searchText" ${text} not null,
    "createdAt" timestamptz not null, "updatedAt" timestamptz not null)`,
  `create table "bids" (
    "_id" uuid constraint "bids_pkey" primary key,
    "requirementId" uuid not null constraint "bids_requirementId_fkey" references "requirements",
    "sellerId" uuid not null constraint "bids_sellerId_fkey" references "sellers",
    "productId" uuid constraint "bids_productId_fkey" references "products",
    "status" ${text} not null
      constraint "bids_status_check" check ("status" in ('submitted', 'accepted', 'rejected', 'withdrawn', 'lapsed')),
    "version" integer not null, "goodsName" ${text} not null, "quantity" jsonb not null,
    "priceUnit" ${text} not null constraint "bids_priceUnit_check" check ("priceUnit" in ${units}),
    "currency" ${text} not null, "unitPrice" bigint not null, "subtotal" bigint not null, "shipping" bigint not null,
    "taxRate" numeric not null, "tax" bigint not null,
    "total" bigint not null constraint "bids_total_check" check ("total" >= 0),
    "leadTimeDays" integer not null,
    "incoterm" ${text} not null constraint "bids_incoterm_check" check ("incoterm" in ${incoterms}),
    "validUntil" timestamptz not null, "note" ${text},
    "createdAt" timestamptz not null, "updatedAt" timestamptz not null,
    constraint "bids_requirementId_sellerId_version_key" unique ("requirementId", "sellerId", "version"))`,
  `create table "tenderNews" (
    "_id" uuid constraint "tenderNews_pkey" primary key,
    "reference" ${text} not null constraint "tenderNews_reference_key" unique,
    "organisation" ${text} not null, "country" ${text} not null,
    "title_en" ${text} not null, "title_ar" ${text}, "title_bn" ${text},
    "body_en" ${text} not null, "body_ar" ${text}, "body_bn" ${text},
    "documents" jsonb not null, "searchText" ${text} not null,
    "publishedAt" timestamptz not null, "closesAt" timestamptz not null)`,
]

const orders = [
  'alter table "orders" alter column "productId" drop not null',
  'alter table "orders" alter column "casNumber" drop not null',
  'alter table "orders" alter column "grade" drop not null',
  'alter table "orders" add column "bidId" uuid constraint "orders_bidId_fkey" references "bids" constraint "orders_bidId_key" unique',
]

const indexes = [
  'create index "requirements_buyerId_createdAt_index" on "requirements" ("buyerId", "createdAt" desc, "_id" desc)',
  'create index "requirements_buyerId_deadline_index" on "requirements" ("buyerId", "deadline", "_id")',
  `create index "requirements_open_deadline_index" on "requirements" ("deadline", "_id") where "status" = 'open'`,
  `create index "requirements_open_decideBy_index" on "requirements" ("decideBy") where "status" = 'open'`,
  `create index "requirements_open_createdAt_index" on "requirements" ("createdAt" desc, "_id" desc) where "status" = 'open'`,
  'create index "requirements_categoryId_index" on "requirements" ("categoryId")',
  `create unique index "bids_requirementId_accepted_key" on "bids" ("requirementId") where "status" in ('accepted')`,
  `create unique index "bids_requirementId_sellerId_live_key" on "bids" ("requirementId", "sellerId")
    where "status" in ('submitted', 'accepted')`,
  'create index "bids_sellerId_createdAt_index" on "bids" ("sellerId", "createdAt" desc, "_id" desc)',
  'create index "bids_productId_index" on "bids" ("productId")',
  `create index "bids_submitted_validUntil_index" on "bids" ("validUntil") where "status" = 'submitted'`,
  'create index "tenderNews_publishedAt_index" on "tenderNews" ("publishedAt" desc, "_id" desc)',
  'create index "tenderNews_closesAt_index" on "tenderNews" ("closesAt", "_id")',
]

export async function up(db: Database): Promise<void> {
  for (const statement of [...tables, ...orders, ...indexes]) await sql.raw(statement).execute(db)
}
