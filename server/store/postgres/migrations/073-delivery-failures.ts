import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Attempts of a driver that came to nothing, and the state of a shipment that waits for its seller after one. */
const text = 'text collate "C"'

const statements = [
  `alter table "shipments" drop constraint "shipments_state_check", add constraint "shipments_state_check"
    check ("state" in ('offered', 'accepted', 'underway', 'failed', 'delivered', 'cancelled'))`,
  `create table "deliveryFailures" (
    "_id" uuid constraint "deliveryFailures_pkey" primary key,
    "shipmentId" uuid not null constraint "deliveryFailures_shipmentId_fkey" references "shipments" on delete cascade,
    "reason" ${text} not null constraint "deliveryFailures_reason_check"
      check ("reason" in ('noReceiver', 'refused', 'addressNotFound', 'itemsDamaged')),
    "note" ${text}, "at" timestamptz not null,
    constraint "deliveryFailures_shipmentId_at_key" unique ("shipmentId", "at"))`,
  `alter table "attachments" drop constraint "attachments_subject_check", add constraint "attachments_subject_check"
    check ("subject" in ('quote', 'requirement', 'dispute', 'disputeAnswer', 'shipment', 'deliveryFailure'))`,
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
