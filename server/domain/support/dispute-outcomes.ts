import type { components } from '#src/generated/schema.ts'
import { releaseStock } from '#server/domain/order/order-stock.ts'
import { type OrderRow, moveOrder } from '#server/domain/order/orders.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { localName } from '#server/domain/notification/notification-values.ts'
import { conflict, invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import { operatorOf } from '#server/domain/platform/operator-of.ts'
import { payableAmount } from '#server/domain/order/payment-terms.ts'
import { isUnpaidOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import { reduceInvoice } from '#server/domain/payment/cancellations.ts'
import { refundOrder, refundPart } from '#server/domain/payment/refunds.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Schemas = components['schemas']

/** How a dispute ends. `refundAmount` is of a part refund alone, in minor units of the order's currency. */
export type Settlement = { outcome: 'complete' | 'refund'; refundAmount: null } | { outcome: 'partRefund'; refundAmount: number }

/** Throws 422 for a part refund that is no part of the order's total in its currency, and for an amount where none belongs. */
export function settlementOf(
  { total, currency }: Pick<OrderRow, 'total' | 'currency'>,
  outcome: Schemas['DisputeOutcome'],
  refund: Schemas['Money'] | undefined,
): Settlement {
  if (outcome !== 'partRefund') {
    if (refund !== undefined) throw invalidFields({ refund: { key: 'server:field.refundOnly' } })
    return { outcome, refundAmount: null }
  }
  if (refund === undefined || refund.currency !== currency || refund.amount <= 0 || refund.amount >= total) {
    throw invalidFields({ refund: { key: 'server:field.partRefund' } })
  }
  return { outcome, refundAmount: refund.amount }
}

/**
 * Ends the open dispute of an order: the money goes as was settled, by an operator or by both sides, and what was proposed besides lapses.
 * Throws 409 with the order's state when the dispute has ended.
 */
export async function endDispute(
  context: OperationContext,
  order: OrderRow,
  settlement: Settlement,
  { note, decidedBy }: { note: string; decidedBy: 'operator' | 'parties' },
): Promise<OrderRow> {
  const { tables, now } = context
  // Of several ends at once this lets one through, before any money moves. Whatever ends a dispute changes it before its order: two ends
  // that took them in opposite order would wait for each other.
  const resolvedBy = decidedBy === 'operator' ? operatorOf(context) : null
  const ended = { ...settlement, note, resolvedAt: now, decidedBy, resolvedBy }
  if ((await tables.update('disputes', { _id: order._id, resolvedAt: null }, ended)) === 0)
    throw await endedConflict(context, order)
  await lapseProposals(context, order)
  const { outcome, refundAmount } = settlement
  if (outcome !== 'refund' && isUnpaidOnTerms(order)) return settleUnpaid(context, order, settlement, note)
  const notified = decidedBy === 'parties' && outcome !== 'partRefund' ? { notified: agreed[outcome] } : {}
  if (outcome === 'refund') return refundOrder(context, order, 'system', { note, ...notified })
  const shipments = await tables.list('shipments', { orderId: order._id })
  let settled: OrderRow
  if (outcome === 'partRefund') {
    settled = await refundPart(context, order, refundAmount, { note, notified: {} })
    await notifyOfPartRefund(context, order, { amount: refundAmount, note, decidedBy })
  } else settled = await moveOrder(context, order, { type: 'order.settle', by: 'system' }, { note, ...notified })
  // The order is over: what never left stays with its seller.
  await releaseStock(context, order, shipments)
  return settled
}

/** No money is held, so none is divided: the invoice stands, or a part of it is taken off, and is still to be paid. */
async function settleUnpaid(
  context: OperationContext,
  order: OrderRow,
  { refundAmount }: Settlement,
  note: string,
): Promise<OrderRow> {
  const { _id: subjectId, buyerId, sellerId, number, currency } = order
  const shipments = await context.tables.list('shipments', { orderId: subjectId })
  const move = { note, notified: {} }
  const settled =
    refundAmount === null
      ? await moveOrder(context, order, { type: 'order.settle', by: 'system' }, move)
      : await reduceInvoice(context, order, refundAmount, move)
  const amount = { amount: payableAmount(settled), currency }
  const values = { order: number, product: localName(order), amount, reason: note }
  const about = { type: refundAmount === null ? 'invoiceStands' : 'invoiceReduced', subjectId, values } as const
  await notify(context, { userId: buyerId, side: 'buyer', ...about }, { userId: sellerId, side: 'seller', ...about })
  await releaseStock(context, order, shipments)
  return settled
}

/** What both sides are told when they agreed: no staff decided. */
const agreed = {
  complete: { buyer: 'orderCompleted', seller: 'orderCompleted' },
  refund: { buyer: 'orderRefunded', seller: 'orderRefunded' },
} as const

/** The refusal of a change to a dispute that has ended, with the order as it stands now. */
export async function endedConflict({ tables }: OperationContext, order: OrderRow) {
  const current = await tables.find('orders', { _id: order._id })
  return conflict('server:conflict.disputeEnded', { state: current?.status ?? order.status })
}

/** Closes the open dispute of a buyer who is content by now, before its order is completed. Throws 409 when it has ended otherwise. */
export async function withdrawDispute(context: OperationContext, order: OrderRow): Promise<void> {
  const { tables, now } = context
  const ended = { outcome: 'complete', resolvedAt: now, decidedBy: 'buyer' } as const
  if ((await tables.update('disputes', { _id: order._id, resolvedAt: null }, ended)) === 0)
    throw await endedConflict(context, order)
  await lapseProposals(context, order)
}

/** Records the operator's decision. Throws 404, 409 when the dispute has ended, 422 for an amount that is no part. */
export async function resolveDispute(
  context: OperationContext,
  orderId: string,
  { outcome, refund, reason }: Schemas['DisputeDecision'],
): Promise<OrderRow> {
  const { tables } = context
  const order = await tables.find('orders', { _id: orderId })
  const dispute = order && (await tables.find('disputes', { _id: orderId }))
  if (order === undefined || dispute === undefined) throw notFound()
  if (dispute.resolvedAt !== null) throw await endedConflict(context, order)
  return endDispute(context, order, settlementOf(order, outcome, refund), { note: reason.trim(), decidedBy: 'operator' })
}

const lapseProposals = ({ tables, now }: OperationContext, { _id: orderId }: OrderRow): Promise<number> =>
  tables.update('disputeProposals', { orderId, state: 'open' }, { state: 'lapsed', closedAt: now })

async function notifyOfPartRefund(
  context: OperationContext,
  order: OrderRow,
  { amount, note: reason, decidedBy }: { amount: number; note: string; decidedBy: 'operator' | 'parties' },
): Promise<void> {
  const values = { order: order.number, product: localName(order), amount: { amount, currency: order.currency }, reason }
  const type = decidedBy === 'operator' ? 'disputeInPart' : 'orderPartRefunded'
  const about = { type, subjectId: order._id, values } as const
  await notify(context, { userId: order.buyerId, side: 'buyer', ...about }, { userId: order.sellerId, side: 'seller', ...about })
}

/** Returns the dispute of an order while it is open. Throws 404 when there is none, 409 when it has ended. */
export async function findOpenDispute(context: OperationContext, order: OrderRow): Promise<Row<'disputes'>> {
  const dispute = await context.tables.find('disputes', { _id: order._id })
  if (dispute === undefined) throw notFound()
  if (dispute.resolvedAt !== null) throw await endedConflict(context, order)
  return dispute
}
