import { bookOrderRefund } from '#server/domain/ledger/ledger-entries.ts'
import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { partOfOrder } from '#server/domain/ledger/part-of-order.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import { cancelOrder } from './cancellations.ts'
import { queueRefund } from './card-tasks.ts'
import { issueCreditNote } from '#server/domain/order/invoices.ts'
import { type Move, moveOrder, type OrderRow } from '#server/domain/order/orders.ts'
import { isDispatchOverdue } from '#server/domain/order/delivery-deadlines.ts'
import { releaseStock } from '#server/domain/order/order-stock.ts'
import { isUnpaidOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import { movePayment } from './payments.ts'
import type { OperationContext } from '#server/operation.ts'

/**
 * Cancels a paid order, which its buyer may once it is long late: refunds the buyer, puts what was not carried away back in stock and issues a credit note. Throws 409 where the
 * order's life-cycle does not allow it. One on terms that nothing was paid for is cancelled by the marketplace instead: no money goes back.
 */
export async function refundOrder(
  context: OperationContext,
  order: OrderRow,
  by: 'buyer' | 'seller' | 'system',
  move: Move & { note: string },
): Promise<OrderRow> {
  const { tables, now } = context
  if (by === 'system' && isUnpaidOnTerms(order)) return cancelOrder(context, order, by, { note: move.note })
  const payment = await tables.find('payments', { orderId: order._id, status: ['succeeded', 'approved'] })
  const paymentState = payment === undefined ? order.paymentState : 'refunded'
  const set = { reason: move.note, paymentState }
  const shipments = await tables.list('shipments', { orderId: order._id })
  const refunded = await moveOrder(
    context,
    order,
    { type: 'order.refund', by, overdue: isDispatchOverdue(order, now) },
    { ...move, set },
  )
  if (payment !== undefined) {
    const returned = await movePayment(context, payment, { type: 'payment.refund' })
    await bookOrderRefund(context, order, returned)
    if (returned.method === 'card') await queueRefund(context, returned)
  }
  await releaseStock(context, order, shipments)
  await issueCreditNote(context, order)
  return refunded
}

/** The seller learns that the buyer has taken the money back, and why. */
export function notifyOfLateCancel(context: OperationContext, order: OrderRow, reason: string): Promise<void> {
  const { _id: subjectId, sellerId: userId, number, total, currency } = order
  const values = { order: number, product: localName(order), amount: { amount: total, currency }, reason }
  return notify(context, { userId, side: 'seller', type: 'lateOrderCancelled', subjectId, values })
}

/**
 * Settles a disputed order by a part refund: the buyer gets the amount by the way it was paid, with a credit note of it, and the order is
 * completed, which gives the rest to the seller. Throws 422 for an amount that is no part of what was paid, 409 where the order's life-cycle does not allow it.
 */
export async function refundPart(
  context: OperationContext,
  order: OrderRow,
  amount: number,
  move: Move & { note: string },
): Promise<OrderRow> {
  const payment = await context.tables.find('payments', { orderId: order._id, status: ['succeeded', 'approved'] })
  if (payment === undefined || amount >= payment.amount) throw invalidFields({ refund: { key: 'server:field.partRefund' } })
  const part = { ...payment, amount }
  // Before the order is completed: completion gives the seller what is still held.
  await bookOrderRefund(context, order, part)
  if (part.method === 'card') await queueRefund(context, part)
  const settled = await moveOrder(context, order, { type: 'order.settle', by: 'system' }, move)
  await issueCreditNote(context, order, { part: partOfOrder(order, amount), note: move.note })
  return settled
}
