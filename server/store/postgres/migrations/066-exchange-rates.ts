import { sql } from 'kysely'
import type { Database } from '../database.ts'

const text = 'text collate "C"'

const statements = [
  `create table "exchangeRates" (
    "_id" uuid constraint "exchangeRates_pkey" primary key,
    "number" bigint not null constraint "exchangeRates_number_key" unique,
    "currency" ${text} not null,
    "unitsPerDollar" numeric not null constraint "exchangeRates_unitsPerDollar_check" check ("unitsPerDollar" > 0),
    "date" date not null,
    "source" ${text} not null constraint "exchangeRates_source_check" check ("source" in ('ecb', 'operator')),
    "state" ${text} not null constraint "exchangeRates_state_check" check ("state" in ('current', 'past')),
    "takenAt" timestamptz not null, "takenBy" ${text}, "reason" ${text})`,
  `create unique index "exchangeRates_currency_key" on "exchangeRates" ("currency") where "state" in ('current')`,
]

/** Reference rates by currency and day. A currency without a row has the rate that the program ships with. */
export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
