import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Imports of sellers' tables as work of the server: each with its table while it is worked on, and with what became of its rows. */
const text = 'text collate "C"'

const statements = [
  `create table "catalogueImports" (
    "_id" uuid constraint "catalogueImports_pkey" primary key,
    "sellerId" uuid not null constraint "catalogueImports_sellerId_fkey" references "sellers",
    "fileName" ${text} not null, "operator" ${text} not null, "address" ${text} not null, "reason" ${text} not null,
    "dryRun" boolean not null, "options" jsonb not null,
    "slot" ${text} not null constraint "catalogueImports_slot_check" check ("slot" in ('only')),
    "status" ${text} not null constraint "catalogueImports_status_check"
      check ("status" in ('waiting', 'running', 'completed', 'failed', 'cancelled')),
    "total" bigint not null, "done" bigint not null, "counts" jsonb not null, "activated" bigint not null,
    "unused" jsonb not null, "problems" jsonb not null,
    "leasedUntil" timestamptz, "createdAt" timestamptz not null, "startedAt" timestamptz, "endedAt" timestamptz)`,
  // One at a time.
  `create unique index "catalogueImports_slot_key" on "catalogueImports" ("slot") where "status" in ('waiting', 'running')`,
  'create index "catalogueImports_sellerId_index" on "catalogueImports" ("sellerId")',
  'create index "catalogueImports_createdAt_index" on "catalogueImports" ("createdAt" desc, "_id" desc)',
  `create table "catalogueImportFiles" (
    "_id" uuid constraint "catalogueImportFiles_pkey" primary key
      constraint "catalogueImportFiles__id_fkey" references "catalogueImports" on delete cascade,
    "text" ${text} not null)`,
  `create table "catalogueImportRows" (
    "_id" uuid constraint "catalogueImportRows_pkey" primary key,
    "importId" uuid not null constraint "catalogueImportRows_importId_fkey" references "catalogueImports" on delete cascade,
    "line" bigint not null,
    "outcome" ${text} not null constraint "catalogueImportRows_outcome_check"
      check ("outcome" in ('created', 'changed', 'unchanged', 'refused', 'held')),
    "reference" ${text} not null, "faults" jsonb not null, "claims" jsonb not null)`,
  'create unique index "catalogueImportRows_importId_line_key" on "catalogueImportRows" ("importId", "line")',
  'create index "catalogueImportRows_importId_outcome_line_index" on "catalogueImportRows" ("importId", "outcome", "line")',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
