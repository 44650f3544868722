import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Files that go with quotes, requirements and disputes. Until now only requirements had a place for them, and nothing filled it. */
const text = 'text collate "C"'

const statements = [
  'alter table "requirements" drop column "attachments"',
  `create table "attachments" (
    "_id" uuid constraint "attachments_pkey" primary key
      constraint "attachments__id_fkey" references "files" on delete cascade,
    "ownerId" uuid not null constraint "attachments_ownerId_fkey" references "users",
    "subject" ${text} constraint "attachments_subject_check" check ("subject" in ('quote', 'requirement', 'dispute')),
    "subjectId" uuid, "position" integer not null, "createdAt" timestamptz not null)`,
  'create index "attachments_subjectId_position_index" on "attachments" ("subjectId", "position")',
  'create index "attachments_ownerId_index" on "attachments" ("ownerId")',
  // What nobody has named: the job that lets go of it looks for the oldest.
  'create index "attachments_loose_index" on "attachments" ("createdAt") where "subjectId" is null',
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
