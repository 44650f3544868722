import type { components } from '#src/generated/schema.ts'
import { isDispatchOverdue } from '#server/domain/order/delivery-deadlines.ts'
import { type OrderRow, moveOrder } from '#server/domain/order/orders.ts'
import { conflict, invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** Throws 409 when the days of complaint of a delivered order are over. */
function assertInTime({ status, disputeUntil }: OrderRow, now: string): void {
  if (disputeUntil !== null && now > disputeUntil) throw conflict('server:conflict.disputeLate', { state: status })
}

type Schemas = components['schemas']
type Kind = Row<'disputes'>['kind']

/** What a dispute can be about, by how far the order is; the first is meant when nothing is said. */
const kindsOf: Partial<Record<OrderRow['status'], readonly [Kind, ...Kind[]]>> = {
  paid: ['notDispatched'],
  processing: ['notDispatched'],
  dispatched: ['notReceived'],
  inTransit: ['notReceived'],
  delivered: ['goods', 'notReceived'],
}

/** Throws 422 for a kind that cannot be. */
export function kindOfDispute({ status }: OrderRow, named: Kind | undefined): Kind {
  const kinds = kindsOf[status]
  // The order's life-cycle refuses it.
  if (kinds === undefined) return named ?? 'goods'
  if (named !== undefined && !kinds.includes(named)) throw invalidFields({ kind: { key: 'server:field.disputeKind' } })
  return named ?? kinds[0]
}

/** Returns the proposal that a complaint is opened with. Throws 422 for an amount without a claim to it. */
export function claimOf({ claim, refund, reason }: Schemas['DisputeRequest']): Schemas['SettlementRequest'] | undefined {
  if (claim !== undefined) return { settlement: claim, note: reason, ...(refund && { refund }) }
  if (refund !== undefined) throw invalidFields({ refund: { key: 'server:field.refundOnly' } })
  return undefined
}

/** The money stays held until the marketplace has decided, or the buyer is content. Throws 403 and 409. */
export async function openDispute(
  context: OperationContext,
  order: OrderRow,
  { by, userId }: { by: 'buyer' | 'seller' | 'system'; userId?: string },
  { kind, reason }: { kind: Kind; reason: string },
): Promise<Row<'disputes'>> {
  const { tables, now } = context
  const overdue = isDispatchOverdue(order, now)
  const move = { note: reason, ...(userId !== undefined && { userId }) }
  await moveOrder(context, order, { type: 'order.dispute', by, overdue }, move)
  assertInTime(order, now)
  const dispute: Row<'disputes'> = {
    _id: order._id,
    buyerId: order.buyerId,
    kind,
    reason,
    openedAt: now,
    outcome: null,
    refundAmount: null,
    note: null,
    resolvedAt: null,
    decidedBy: null,
    resolvedBy: null,
  }
  await tables.insert('disputes', dispute)
  return dispute
}

/** Throws 404 when nothing about the order was complained of. */
export async function findDispute({ tables }: OperationContext, { _id }: OrderRow): Promise<Row<'disputes'>> {
  const dispute = await tables.find('disputes', { _id })
  if (dispute === undefined) throw notFound()
  return dispute
}
