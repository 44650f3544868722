import { sql } from 'kysely'
import type { Database } from '../database.ts'

/*
 * The tables of accounts, catalogue, trade and platform, but for what finds products (its own migration). Text is compared by its
 * bytes (`collate "C"`), whatever the database was made with, so that every installation orders alike. Constraints bear the names
 * of server/store/constraints.ts. No migration is changed once it was released: the next one changes its tables.
 */

const text = 'text collate "C"'
const languages = `('en', 'ar', 'bn')`
const units = `('g', 'kg', 't', 'mL', 'L', 'm3', 'piece')`
const grades = `('technical', 'industrial', 'reagent', 'ACS', 'USP', 'BP', 'EP', 'FCC', 'food', 'pharma', 'cosmetic', 'agricultural',
  'electronic')`

const accounts = [
  `create table "users" (
    "_id" uuid constraint "users_pkey" primary key,
    "email" ${text} not null constraint "users_email_key" unique,
    "emailVerifiedAt" timestamptz, "passwordHash" ${text} not null,
    "accountType" ${text} not null constraint "users_accountType_check" check ("accountType" in ('Individual', 'Company')),
    "fullName" ${text} not null, "businessName" ${text}, "taxNumber" ${text},
    "countryCode" ${text} not null, "phoneNumber" ${text} not null, "country" ${text} not null,
    "language" ${text} not null constraint "users_language_check" check ("language" in ${languages}),
    "status" ${text} not null constraint "users_status_check" check ("status" in ('active', 'suspended')),
    "createdAt" timestamptz not null)`,
  `create table "sellers" (
    "_id" uuid constraint "sellers_pkey" primary key constraint "sellers__id_fkey" references "users",
    "businessName" ${text} not null, "about_en" ${text}, "about_ar" ${text}, "about_bn" ${text},
    "street" ${text}, "postalCode" ${text}, "city" ${text} not null, "country" ${text} not null, "currency" ${text} not null,
    "taxNumber" ${text}, "verified" boolean not null, "rating" numeric not null, "ratingCount" bigint not null,
    "responseHours" numeric not null, "memberSince" date not null, "productCount" bigint not null)`,
  `create table "oneTimeCodes" (
    "_id" uuid constraint "oneTimeCodes_pkey" primary key,
    "userId" uuid not null constraint "oneTimeCodes_userId_fkey" references "users" on delete cascade,
    "purpose" ${text} not null constraint "oneTimeCodes_purpose_check" check ("purpose" in ('signup', 'passwordReset')),
    "codeHash" ${text} not null, "tries" integer not null, "createdAt" timestamptz not null, "expiresAt" timestamptz not null,
    constraint "oneTimeCodes_userId_purpose_key" unique ("userId", "purpose"))`,
  `create table "sessions" (
    "_id" uuid constraint "sessions_pkey" primary key,
    "tokenHash" ${text} not null constraint "sessions_tokenHash_key" unique,
    "userId" uuid not null constraint "sessions_userId_fkey" references "users" on delete cascade,
    "deviceId" ${text}, "createdAt" timestamptz not null, "lastSeenAt" timestamptz not null, "expiresAt" timestamptz not null)`,
  `create table "devices" (
    "_id" ${text} constraint "devices_pkey" primary key,
    "userId" uuid constraint "devices_userId_fkey" references "users" on delete set null,
    "language" ${text} not null constraint "devices_language_check" check ("language" in ${languages}))`,
  `create table "addresses" (
    "_id" uuid constraint "addresses_pkey" primary key,
    "userId" uuid not null constraint "addresses_userId_fkey" references "users" on delete cascade,
    "label" ${text}, "fullName" ${text} not null, "countryCode" ${text} not null, "phoneNumber" ${text} not null,
    "line1" ${text} not null, "line2" ${text}, "city" ${text} not null, "region" ${text}, "postalCode" ${text},
    "country" ${text} not null, "createdAt" timestamptz not null)`,
]

const catalogue = [
  `create table "categories" (
    "_id" uuid constraint "categories_pkey" primary key,
    "slug" ${text} not null constraint "categories_slug_key" unique,
    "name_en" ${text} not null, "name_ar" ${text}, "name_bn" ${text}, "position" integer not null)`,
  `create table "subCategories" (
    "_id" uuid constraint "subCategories_pkey" primary key,
    "categoryId" uuid not null constraint "subCategories_categoryId_fkey" references "categories",
    "slug" ${text} not null, "name_en" ${text} not null, "name_ar" ${text}, "name_bn" ${text}, "position" integer not null,
    constraint "subCategories_categoryId_slug_key" unique ("categoryId", "slug"))`,
  `create table "products" (
    "_id" uuid constraint "products_pkey" primary key,
    "sellerId" uuid not null constraint "products_sellerId_fkey" references "sellers",
    "categoryId" uuid not null constraint "products_categoryId_fkey" references "categories",
    "subCategoryId" uuid not null constraint "products_subCategoryId_fkey" references "subCategories",
    "name_en" ${text} not null, "name_ar" ${text}, "name_bn" ${text},
    "description_en" ${text}, "description_ar" ${text}, "description_bn" ${text},
    "profileImage" ${text}, "images" jsonb not null,
    "casNumber" ${text} not null, "ecNumber" ${text}, "unNumber" ${text}, "hsCode" ${text},
    "molecularFormula" ${text} not null, "molecularWeight" numeric not null, "smiles" ${text}, "synonyms" jsonb not null,
    "grade" ${text} not null constraint "products_grade_check" check ("grade" in ${grades}),
    "purity" numeric not null,
    "physicalForm" ${text} not null constraint "products_physicalForm_check" check ("physicalForm" in ('liquid', 'solid', 'powder',
      'granules', 'flakes', 'pellets', 'crystals', 'gas', 'solution', 'paste')),
    "packaging" jsonb not null, "brand" ${text}, "countryOfOrigin" ${text} not null, "currency" ${text} not null,
    "unit" ${text} not null constraint "products_unit_check" check ("unit" in ${units}),
    "price" bigint not null, "lowestPrice" bigint not null, "priceTiers" jsonb not null, "comparablePrice" numeric not null,
    "minimumOrder" numeric not null constraint "products_minimumOrder_check" check ("minimumOrder" > 0),
    "stock" numeric not null constraint "products_stock_check" check ("stock" >= 0),
    "leadTimeDays" numeric not null, "incoterms" jsonb not null, "certificates" jsonb not null, "ghs" jsonb not null,
    "documents" jsonb not null,
    "status" ${text} not null constraint "products_status_check" check ("status" in ('active', 'inactive')),
    "promotedUntil" timestamptz, "rating" numeric not null, "ratingCount" bigint not null, "searchText" ${text} not null,
    "createdAt" timestamptz not null, "updatedAt" timestamptz not null)`,
]

const orderStates = `('placed', 'accepted', 'rejected', 'cancelled', 'invoiced', 'paymentReview', 'paid', 'processing', 'dispatched',
  'inTransit', 'delivered', 'completed', 'disputed', 'refunded')`

const trade = [
  `create table "orders" (
    "_id" uuid constraint "orders_pkey" primary key,
    "number" ${text} not null constraint "orders_number_key" unique,
    "kind" ${text} not null constraint "orders_kind_check" check ("kind" in ('product')),
    "buyerId" uuid not null constraint "orders_buyerId_fkey" references "users",
    "sellerId" uuid not null constraint "orders_sellerId_fkey" references "sellers",
    "productId" uuid not null constraint "orders_productId_fkey" references "products",
    "status" ${text} not null constraint "orders_status_check" check ("status" in ${orderStates}),
    "paymentState" ${text} not null constraint "orders_paymentState_check" check ("paymentState" in ('none', 'created', 'processing',
      'succeeded', 'failed', 'cancelled', 'review', 'approved', 'declined', 'refunded')),
    "name_en" ${text} not null, "name_ar" ${text}, "name_bn" ${text}, "casNumber" ${text} not null, "unNumber" ${text},
    "hazards" jsonb not null,
    "grade" ${text} not null constraint "orders_grade_check" check ("grade" in ${grades}),
    "hasStructure" boolean not null, "quantity" jsonb not null,
    "stockQuantity" numeric not null constraint "orders_stockQuantity_check" check ("stockQuantity" > 0),
    "priceUnit" ${text} not null constraint "orders_priceUnit_check" check ("priceUnit" in ${units}),
    "currency" ${text} not null, "unitPrice" bigint not null, "subtotal" bigint not null,
    "taxRate" numeric not null, "tax" bigint not null, "shipping" bigint not null,
    "total" bigint not null constraint "orders_total_check" check ("total" >= 0),
    "incoterm" ${text} not null constraint "orders_incoterm_check" check ("incoterm" in ('EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU',
      'DDP', 'FAS', 'FOB', 'CFR', 'CIF')),
    "deliveryAddress" jsonb not null, "note" ${text}, "reason" ${text},
    "createdAt" timestamptz not null, "updatedAt" timestamptz not null)`,
  `create table "orderEvents" (
    "_id" uuid constraint "orderEvents_pkey" primary key,
    "orderId" uuid not null constraint "orderEvents_orderId_fkey" references "orders",
    "position" integer not null,
    "status" ${text} not null constraint "orderEvents_status_check" check ("status" in ${orderStates}),
    "by" ${text} not null constraint "orderEvents_by_check" check ("by" in ('buyer', 'seller', 'carrier', 'system')),
    "userId" uuid constraint "orderEvents_userId_fkey" references "users",
    "note" ${text}, "at" timestamptz not null,
    constraint "orderEvents_orderId_position_key" unique ("orderId", "position"))`,
  `create table "invoices" (
    "_id" uuid constraint "invoices_pkey" primary key,
    "orderId" uuid not null constraint "invoices_orderId_fkey" references "orders",
    "sellerId" uuid not null constraint "invoices_sellerId_fkey" references "sellers",
    "kind" ${text} not null constraint "invoices_kind_check" check ("kind" in ('payment', 'delivery')),
    "year" integer not null, "sequence" bigint not null, "number" ${text} not null,
    "language" ${text} not null constraint "invoices_language_check" check ("language" in ${languages}),
    "document" jsonb not null, "issuedAt" timestamptz not null,
    constraint "invoices_orderId_kind_key" unique ("orderId", "kind"),
    constraint "invoices_sellerId_kind_year_sequence_key" unique ("sellerId", "kind", "year", "sequence"))`,
  `create table "counters" ("_id" ${text} constraint "counters_pkey" primary key, "last" bigint not null)`,
  `create table "payments" (
    "_id" uuid constraint "payments_pkey" primary key,
    "orderId" uuid not null constraint "payments_orderId_fkey" references "orders",
    "userId" uuid not null constraint "payments_userId_fkey" references "users",
    "amount" bigint not null constraint "payments_amount_check" check ("amount" >= 0),
    "currency" ${text} not null,
    "status" ${text} not null constraint "payments_status_check" check ("status" in ('created', 'processing', 'succeeded', 'failed',
      'cancelled', 'review', 'approved', 'declined', 'refunded')),
    "providerReference" ${text},
    "failure" ${text} constraint "payments_failure_check" check ("failure" in ('cardDeclined', 'insufficientFunds', 'expiredCard',
      'secondStepFailed')),
    "createdAt" timestamptz not null, "updatedAt" timestamptz not null)`,
  `create table "shipments" (
    "_id" uuid constraint "shipments_pkey" primary key constraint "shipments__id_fkey" references "orders",
    "state" ${text} not null constraint "shipments_state_check" check ("state" in ('offered', 'accepted', 'delivered')),
    "driverName" ${text} not null, "driverPhone" ${text} not null, "vehicle" ${text} not null, "receivedBy" ${text},
    "updatedAt" timestamptz not null)`,
  `create table "shipmentPositions" (
    "_id" uuid constraint "shipmentPositions_pkey" primary key,
    "shipmentId" uuid not null constraint "shipmentPositions_shipmentId_fkey" references "shipments" on delete cascade,
    "latitude" double precision not null, "longitude" double precision not null, "at" timestamptz not null)`,
]

const platform = [
  `create table "idempotencyKeys" (
    "_id" ${text} constraint "idempotencyKeys_pkey" primary key,
    "requestHash" ${text} not null, "results" jsonb not null, "createdAt" timestamptz not null)`,
  `create table "outbox" (
    "_id" uuid constraint "outbox_pkey" primary key,
    "recipient" ${text} not null,
    "language" ${text} not null constraint "outbox_language_check" check ("language" in ${languages}),
    "template" ${text} not null, "values" jsonb not null, "tries" integer not null, "nextTryAt" timestamptz not null,
    "deliveredAt" timestamptz, "createdAt" timestamptz not null)`,
  `create table "liveEvents" (
    "sequence" bigint generated by default as identity constraint "liveEvents_pkey" primary key,
    "userId" uuid not null constraint "liveEvents_userId_fkey" references "users" on delete cascade,
    "type" ${text} not null constraint "liveEvents_type_check" check ("type" in ('order.changed')),
    "orderId" uuid not null constraint "liveEvents_orderId_fkey" references "orders" on delete cascade,
    "at" timestamptz not null)`,
  `create table "rateWindows" (
    "_id" ${text} constraint "rateWindows_pkey" primary key, "count" bigint not null, "expiresAt" timestamptz not null)`,
  `create table "settings" ("_id" ${text} constraint "settings_pkey" primary key, "value" ${text} not null)`,
]

const indexes = [
  'create index "sessions_userId_index" on "sessions" ("userId")',
  'create index "sessions_expiresAt_index" on "sessions" ("expiresAt")',
  'create index "oneTimeCodes_expiresAt_index" on "oneTimeCodes" ("expiresAt")',
  'create index "devices_userId_index" on "devices" ("userId")',
  'create index "addresses_userId_createdAt_index" on "addresses" ("userId", "createdAt")',
  'create index "orders_buyerId_createdAt_index" on "orders" ("buyerId", "createdAt" desc, "_id" desc)',
  'create index "orders_sellerId_createdAt_index" on "orders" ("sellerId", "createdAt" desc, "_id" desc)',
  'create index "orders_productId_index" on "orders" ("productId")',
  'create index "orders_status_updatedAt_index" on "orders" ("status", "updatedAt")',
  'create index "orderEvents_userId_index" on "orderEvents" ("userId")',
  'create index "payments_orderId_createdAt_index" on "payments" ("orderId", "createdAt")',
  'create index "payments_userId_createdAt_index" on "payments" ("userId", "createdAt")',
  'create index "payments_providerReference_index" on "payments" ("providerReference")',
  `create unique index "payments_orderId_live_key" on "payments" ("orderId")
    where "status" in ('created', 'processing', 'succeeded', 'review', 'approved')`,
  'create index "shipmentPositions_shipmentId_at_index" on "shipmentPositions" ("shipmentId", "at")',
  'create index "idempotencyKeys_createdAt_index" on "idempotencyKeys" ("createdAt")',
  'create index "outbox_due_index" on "outbox" ("nextTryAt", "createdAt", "_id") where "deliveredAt" is null',
  'create index "outbox_deliveredAt_index" on "outbox" ("deliveredAt")',
  'create index "liveEvents_userId_sequence_index" on "liveEvents" ("userId", "sequence")',
  'create index "liveEvents_orderId_index" on "liveEvents" ("orderId")',
  'create index "liveEvents_at_index" on "liveEvents" ("at")',
  'create index "rateWindows_expiresAt_index" on "rateWindows" ("expiresAt")',
]

export async function up(db: Database): Promise<void> {
  for (const statement of [...accounts, ...catalogue, ...trade, ...platform, ...indexes]) await sql.raw(statement).execute(db)
}
