import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Codes by mail that confirm a browser which is new to an account. */
export async function up(db: Database): Promise<void> {
  await sql`alter table "signInAlerts" add column "confirmedAt" timestamptz`.execute(db)
  await sql`alter table "oneTimeCodes" drop constraint "oneTimeCodes_purpose_check", add constraint "oneTimeCodes_purpose_check"
    check ("purpose" in ('signup', 'passwordReset', 'emailChange', 'phoneChange', 'newBrowser'))`.execute(db)
}
