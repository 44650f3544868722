import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Which operator decided, and the lists of what was decided, the latest first. */
const text = 'text collate "C"'

const statements = [
  `alter table "companyPapers" add column "decidedBy" ${text}, add column "decisionReason" ${text}`,
  `alter table "disputes" add column "resolvedBy" ${text}`,
  `alter table "abuseReports" add column "resolvedBy" ${text}`,
  `alter table "ticketMessages" add column "operator" ${text}`,
  'create index "companyPapers_status_decidedAt_index" on "companyPapers" ("status", "decidedAt" desc)',
  'create index "disputes_outcome_resolvedAt_index" on "disputes" ("outcome", "resolvedAt" desc)',
  'create index "abuseReports_status_resolvedAt_index" on "abuseReports" ("status", "resolvedAt" desc)',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
