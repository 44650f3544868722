import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** What both sides write in a dispute, how they would end it, and a part of the money as its end. */

const text = 'text collate "C"'
const outcomes = `('complete', 'refund', 'partRefund')`

const statements = [
  'alter table "disputes" drop constraint "disputes_outcome_check"',
  `alter table "disputes" add constraint "disputes_outcome_check" check ("outcome" in ${outcomes}),
    add column "refundAmount" bigint constraint "disputes_refundAmount_check" check ("refundAmount" > 0),
    add column "decidedBy" ${text} constraint "disputes_decidedBy_check" check ("decidedBy" in ('operator', 'parties', 'buyer'))`,
  // Until now an operator's decision alone had a note.
  `update "disputes" set "decidedBy" = case when "note" is null then 'buyer' else 'operator' end where "resolvedAt" is not null`,
  'alter table "attachments" drop constraint "attachments_subject_check"',
  `alter table "attachments" add constraint "attachments_subject_check"
    check ("subject" in ('quote', 'requirement', 'dispute', 'disputeAnswer', 'shipment'))`,
  `create table "disputeAnswers" (
    "_id" uuid constraint "disputeAnswers_pkey" primary key,
    "orderId" uuid not null constraint "disputeAnswers_orderId_fkey" references "disputes",
    "position" integer not null,
    "by" ${text} not null constraint "disputeAnswers_by_check" check ("by" in ('buyer', 'seller')),
    "text" ${text} not null,
    "at" timestamptz not null,
    constraint "disputeAnswers_orderId_position_key" unique ("orderId", "position"))`,
  `create table "disputeProposals" (
    "_id" uuid constraint "disputeProposals_pkey" primary key,
    "orderId" uuid not null constraint "disputeProposals_orderId_fkey" references "disputes",
    "position" integer not null,
    "by" ${text} not null constraint "disputeProposals_by_check" check ("by" in ('buyer', 'seller')),
    "settlement" ${text} not null constraint "disputeProposals_settlement_check" check ("settlement" in ${outcomes}),
    "refundAmount" bigint constraint "disputeProposals_refundAmount_check" check ("refundAmount" > 0),
    "note" ${text} not null,
    "state" ${text} not null constraint "disputeProposals_state_check"
      check ("state" in ('open', 'accepted', 'declined', 'withdrawn', 'replaced', 'lapsed')),
    "reason" ${text},
    "at" timestamptz not null,
    "closedAt" timestamptz,
    constraint "disputeProposals_orderId_position_key" unique ("orderId", "position"))`,
  `create unique index "disputeProposals_orderId_open_key" on "disputeProposals" ("orderId") where "state" in ('open')`,
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
