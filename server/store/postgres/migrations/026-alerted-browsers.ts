import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Which browser an alert is about, and which one a second factor was added from. */
export async function up(db: Database): Promise<void> {
  await sql.raw('alter table "signInAlerts" add column "deviceKey" text collate "C"').execute(db)
  await sql.raw('alter table "secondFactors" add column "addedFrom" text collate "C"').execute(db)
}
