import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** What companies send to be verified. */
const text = 'text collate "C"'

const statements = [
  `create table "companyPapers" (
    "_id" uuid constraint "companyPapers_pkey" primary key,
    "userId" uuid not null constraint "companyPapers_userId_key" unique
      constraint "companyPapers_userId_fkey" references "users" on delete cascade,
    "status" ${text} not null constraint "companyPapers_status_check" check ("status" in ('pending', 'verified', 'refused')),
    "tradeLicenceNumber" ${text} not null, "taxNumber" ${text} not null, "fileIds" jsonb not null, "reason" ${text},
    "sentAt" timestamptz not null, "decidedAt" timestamptz)`,
  // Those who wait, in the order they came.
  'create index "companyPapers_status_sentAt_index" on "companyPapers" ("status", "sentAt")',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
