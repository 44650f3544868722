import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Several shipments of an order, each with a part of its quantity, its way of delivery and its proof. */
const text = 'text collate "C"'
const parties = `('buyer', 'seller', 'carrier', 'system')`

const statements = [
  // Until now the id of a shipment was its order's: it stays, and the positions with it.
  `alter table "shipments" drop constraint "shipments__id_fkey", drop constraint "shipments_state_check",
    alter column "driverName" drop not null, alter column "driverPhone" drop not null, alter column "vehicle" drop not null,
    add column "orderId" uuid constraint "shipments_orderId_fkey" references "orders",
    add column "position" integer not null default 1,
    add column "deliveryMethod" ${text} not null default 'driver'
      constraint "shipments_deliveryMethod_check" check ("deliveryMethod" in ('driver', 'courier', 'collection')),
    add column "quantity" jsonb, add column "expectedOn" date, add column "revision" integer not null default 1,
    add column "driverLanguage" ${text} constraint "shipments_driverLanguage_check" check ("driverLanguage" in ('en', 'ar', 'bn')),
    add column "textedAt" timestamptz,
    add column "carrierName" ${text}, add column "trackingNumber" ${text}, add column "trackingLink" ${text},
    add column "deliveredBy" ${text} constraint "shipments_deliveredBy_check" check ("deliveredBy" in ${parties}),
    add column "signature" jsonb, add column "reason" ${text},
    add column "createdAt" timestamptz, add column "acceptedAt" timestamptz, add column "startedAt" timestamptz,
    add column "deliveredAt" timestamptz`,
  `update "shipments" s set "orderId" = o."_id", "quantity" = o."quantity",
      "createdAt" = coalesce((select min("at") from "orderEvents" where "orderId" = o."_id" and "status" = 'dispatched'), s."updatedAt"),
      "acceptedAt" = (select min("at") from "orderEvents" where "orderId" = o."_id" and "status" = 'inTransit'),
      "deliveredAt" = (select min("at") from "orderEvents" where "orderId" = o."_id" and "status" = 'delivered'),
      "deliveredBy" = case when s."state" = 'delivered' then 'carrier' end
    from "orders" o where o."_id" = s."_id"`,
  `alter table "shipments" alter column "orderId" set not null, alter column "quantity" set not null,
    alter column "createdAt" set not null, alter column "position" drop default, alter column "deliveryMethod" drop default,
    alter column "revision" drop default,
    add constraint "shipments_state_check" check ("state" in ('offered', 'accepted', 'underway', 'delivered', 'cancelled')),
    add constraint "shipments_orderId_position_key" unique ("orderId", "position")`,
  `delete from "shipmentPositions" one using "shipmentPositions" other
    where one."shipmentId" = other."shipmentId" and one."at" = other."at" and one."_id" > other."_id"`,
  'alter table "shipmentPositions" add column "place" jsonb',
  'drop index "shipmentPositions_shipmentId_at_index"',
  'alter table "shipmentPositions" add constraint "shipmentPositions_shipmentId_at_key" unique ("shipmentId", "at")',
  'alter table "orderEvents" add column "quantity" jsonb',
  // A delivery note goes with each shipment.
  `alter table "invoices" drop constraint "invoices_orderId_kind_key",
    add column "shipmentId" uuid constraint "invoices_shipmentId_fkey" references "shipments"
      constraint "invoices_shipmentId_key" unique`,
  `create unique index "invoices_orderId_kind_key" on "invoices" ("orderId", "kind") where "kind" in ('payment', 'creditNote')`,
  'create index "invoices_orderId_issuedAt_index" on "invoices" ("orderId", "issuedAt")',
  `update "invoices" set "shipmentId" = "orderId" where "kind" = 'delivery' and exists (select from "shipments" where "_id" = "invoices"."orderId")`,
  'alter table "attachments" drop constraint "attachments_subject_check"',
  `alter table "attachments" add constraint "attachments_subject_check" check ("subject" in ('quote', 'requirement', 'dispute', 'shipment'))`,
]

export async function up(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
