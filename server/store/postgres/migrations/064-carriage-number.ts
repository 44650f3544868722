import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** The UN number under which goods left stands beside its line, which begins with it. */
export async function up(db: Database): Promise<void> {
  await sql`update "shipments"
    set "carriage" = "carriage" || jsonb_build_object('unNumber', 'UN' || substr("carriage" ->> 'description', 4, 4))
    where "carriage" ->> 'unNumber' is null`.execute(db)
}
