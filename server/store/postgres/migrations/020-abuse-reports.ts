import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Reports of abuse, each with what was reported as it was then; ratings and messages that the marketplace has taken out of sight. */
const text = 'text collate "C"'

const statements = [
  'alter table "ratings" add column "removedAt" timestamptz',
  'alter table "messages" add column "removedAt" timestamptz',
  `create table "abuseReports" (
    "_id" uuid constraint "abuseReports_pkey" primary key,
    "number" ${text} not null constraint "abuseReports_number_key" unique,
    "reporterId" uuid not null constraint "abuseReports_reporterId_fkey" references "users",
    "reportedId" uuid not null constraint "abuseReports_reportedId_fkey" references "users",
    "subject" ${text} not null constraint "abuseReports_subject_check" check ("subject" in ('listing', 'rating', 'message', 'person')),
    "subjectId" uuid not null,
    "reason" ${text} not null constraint "abuseReports_reason_check" check ("reason" in ('misleading', 'prohibited', 'harassment', 'fraud',
      'spam', 'other')),
    "note" ${text}, "name_en" ${text} not null, "name_ar" ${text}, "name_bn" ${text}, "text" ${text}, "snapshot" jsonb not null,
    "status" ${text} not null constraint "abuseReports_status_check" check ("status" in ('open', 'resolved')),
    "outcome" ${text} constraint "abuseReports_outcome_check" check ("outcome" in ('dismissed', 'removed', 'warned', 'suspended')),
    "reply" ${text}, "operatorNote" ${text}, "createdAt" timestamptz not null, "resolvedAt" timestamptz)`,
  // One person reports one thing once, until it is decided.
  `create unique index "abuseReports_reporterId_subject_subjectId_open_key" on "abuseReports" ("reporterId", "subject", "subjectId")
    where "status" in ('open')`,
  'create index "abuseReports_reporterId_createdAt_index" on "abuseReports" ("reporterId", "createdAt" desc, "_id" desc)',
  'create index "abuseReports_reportedId_index" on "abuseReports" ("reportedId")',
  // The operator's queue.
  'create index "abuseReports_status_createdAt_index" on "abuseReports" ("status", "createdAt")',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
