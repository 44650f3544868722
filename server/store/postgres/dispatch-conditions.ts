import { type Expression, sql } from 'kysely'
import { undispatchedStatuses } from '../order-waits.ts'
import { isIn } from './open-conditions.ts'

/** Whether an order of which nothing is dispatched is to be before `dueBefore`, as the index of migration 095 has it. */
export const isDue = (status: Expression<unknown>, dispatchBy: Expression<unknown>, dueBefore: Expression<string>) =>
  sql<boolean>`(${isIn(status, undispatchedStatuses)} and ${dispatchBy} < ${dueBefore})`

/** Whether an order is on its way with less than all of it: its shipments, told in its own unit, are added up. */
export const isPartlyDispatched = (_id: Expression<unknown>, status: Expression<unknown>, quantity: Expression<unknown>) =>
  sql<boolean>`(${status} in ('dispatched', 'inTransit') and (${quantity} ->> 'value')::numeric > (
    select coalesce(sum(("shipments"."quantity" ->> 'value')::numeric), 0) from "shipments"
    where "shipments"."orderId" = ${_id} and "shipments"."state" <> 'cancelled'))`

/** Whether an order is on its way with a shipment that its driver could not hand over. */
export const hasFailedDelivery = (_id: Expression<unknown>, status: Expression<unknown>) =>
  sql<boolean>`(${status} in ('dispatched', 'inTransit') and exists (
    select from "shipments" where "shipments"."orderId" = ${_id} and "shipments"."state" = 'failed'))`
