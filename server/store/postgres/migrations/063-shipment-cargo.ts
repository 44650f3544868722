import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** What is in a shipment beside its quantity: packages, batches, and how dangerous goods were declared. */
export async function up(db: Database): Promise<void> {
  await sql`alter table "shipments" add column "packages" jsonb, add column "grossKilograms" numeric,
    add column "batches" jsonb not null default '[]', add column "carriage" jsonb`.execute(db)
  await sql`alter table "shipments" alter column "batches" drop default`.execute(db)
}
