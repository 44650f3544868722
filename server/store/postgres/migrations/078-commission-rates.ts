import { sql } from 'kysely'
import type { Database } from '../database.ts'

const text = 'text collate "C"'

const statements = [
  `create table "commissionRates" (
    "_id" uuid constraint "commissionRates_pkey" primary key,
    "number" bigint not null constraint "commissionRates_number_key" unique,
    "percent" numeric not null constraint "commissionRates_percent_check" check ("percent" >= 0),
    "categoryId" uuid constraint "commissionRates_categoryId_fkey" references "categories" on delete cascade,
    "planId" uuid constraint "commissionRates_planId_fkey" references "plans",
    "validFrom" date not null, "endsOn" date,
    "createdAt" timestamptz not null, "createdBy" ${text} not null, "reason" ${text} not null,
    "endedBy" ${text}, "endReason" ${text})`,
  'create index "commissionRates_categoryId_index" on "commissionRates" ("categoryId")',
  'create index "commissionRates_planId_index" on "commissionRates" ("planId")',
]

/** Rates of commission by category, plan and day. Where no rate holds, the one that the program ships with does: orders of before keep theirs. */
export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
