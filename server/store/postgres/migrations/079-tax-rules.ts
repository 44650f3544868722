import { sql } from 'kysely'
import { deliveredTaxRules } from '../../delivered-tax-rules.ts'
import type { Database } from '../database.ts'

const text = 'text collate "C"'

const statements = [
  `create table "taxRules" (
    "_id" uuid constraint "taxRules_pkey" primary key,
    "sellerCountry" ${text} not null, "buyerCountry" ${text},
    "customer" ${text} constraint "taxRules_customer_check" check ("customer" in ('registered', 'unregistered')),
    "kind" ${text} not null constraint "taxRules_kind_check"
      check ("kind" in ('domestic', 'export', 'reverseCharge', 'exempt', 'outOfScope')),
    "basisPoints" bigint not null constraint "taxRules_basisPoints_check" check ("basisPoints" >= 0),
    "validFrom" date not null, "validUntil" date, "source" ${text} not null,
    "createdAt" timestamptz not null, "createdBy" ${text}, "reason" ${text},
    "endedAt" timestamptz, "endedBy" ${text}, "endReason" ${text})`,
  'create index "taxRules_sellerCountry_index" on "taxRules" ("sellerCountry")',
]

/** Rules of tax by pair of countries, and those that a database begins with. */
export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  for (const {
    _id,
    sellerCountry,
    buyerCountry,
    customer,
    kind,
    basisPoints,
    validFrom,
    source,
    createdAt,
  } of deliveredTaxRules) {
    await sql`insert into "taxRules"
      ("_id", "sellerCountry", "buyerCountry", "customer", "kind", "basisPoints", "validFrom", "source", "createdAt") values
      (${_id}::uuid, ${sellerCountry}, ${buyerCountry}, ${customer}, ${kind}, ${basisPoints}::bigint, ${validFrom}::date, ${source},
       ${createdAt}::timestamptz)`.execute(db)
  }
}
