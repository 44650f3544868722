import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Who invited an operator, and since when they have their roles. */
export async function up(db: Database): Promise<void> {
  await sql`alter table "operators" add column "invitedBy" text collate "C", add column "rolesSince" timestamptz`.execute(db)
  await sql`update "operators" set "rolesSince" = "createdAt"`.execute(db)
  await sql`alter table "operators" alter column "rolesSince" set not null`.execute(db)
}
