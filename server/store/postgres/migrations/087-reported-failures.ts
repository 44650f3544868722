import { sql } from 'kysely'
import type { Database } from '../database.ts'

const statements = [
  'alter table "deliveryFailures" add column "namedAt" timestamptz',
  'update "deliveryFailures" set "namedAt" = "at"',
  `alter table "deliveryFailures" alter column "namedAt" set not null,
    drop constraint "deliveryFailures_shipmentId_at_key",
    add constraint "deliveryFailures_shipmentId_namedAt_key" unique ("shipmentId", "namedAt")`,
]

/** The moment that a driver's phone gave to a failed attempt: by it a report that is sent again is known, whatever the server makes of it. */
export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
