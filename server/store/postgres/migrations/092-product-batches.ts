import { sql } from 'kysely'
import type { Database } from '../database.ts'

const text = 'text collate "C"'

/** The batches of products, and what became of each. A product of before has none, and keeps the stock that its seller stated. */
const statements = [
  `create table "productBatches" (
    "_id" uuid constraint "productBatches_pkey" primary key,
    "productId" uuid not null constraint "productBatches_productId_fkey" references "products",
    "number" ${text} not null,
    "quantity" numeric not null constraint "productBatches_quantity_check" check ("quantity" >= 0),
    "madeOn" ${text}, "expiresOn" ${text}, "retestOn" ${text}, "packaging" jsonb, "note" ${text}, "blockedReason" ${text},
    "expiredAt" timestamptz, "createdAt" timestamptz not null, "updatedAt" timestamptz not null,
    constraint "productBatches_productId_number_key" unique ("productId", "number"))`,
  `create index "productBatches_lastDay_index" on "productBatches" (coalesce("expiresOn", "retestOn"), "_id")
    where "expiredAt" is null`,
  `create table "batchEvents" (
    "_id" uuid constraint "batchEvents_pkey" primary key,
    "batchId" uuid not null constraint "batchEvents_batchId_fkey" references "productBatches" on delete cascade,
    "kind" ${text} not null constraint "batchEvents_kind_check"
      check ("kind" in ('added', 'dispatched', 'returned', 'corrected', 'blocked', 'unblocked', 'certified')),
    "change" numeric not null, "reason" ${text},
    "shipmentId" uuid constraint "batchEvents_shipmentId_fkey" references "shipments",
    "at" timestamptz not null)`,
  'create index "batchEvents_batchId_index" on "batchEvents" ("batchId", "at")',
  'create index "batchEvents_shipmentId_index" on "batchEvents" ("shipmentId")',
  `alter table "attachments" drop constraint "attachments_subject_check", add constraint "attachments_subject_check"
    check ("subject" in ('quote', 'requirement', 'dispute', 'disputeAnswer', 'shipment', 'deliveryFailure', 'productBatch'))`,
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
