import { bookOrderRefund } from '#server/domain/ledger/ledger-entries.ts'
import { queueRefund } from './card-tasks.ts'
import { issueCreditNote } from '#server/domain/order/invoices.ts'
import { type Move, moveOrder, type OrderRow } from '#server/domain/order/orders.ts'
import { releaseStock } from '#server/domain/order/order-stock.ts'
import { movePayment } from './payments.ts'
import type { OperationContext } from '#server/operation.ts'

/**
 * Cancels a paid order: refunds the buyer, puts what was not carried away back in stock and issues a credit note. Throws 409 where the
 * order's life-cycle does not allow it.
 */
export async function refundOrder(
  context: OperationContext,
  order: OrderRow,
  by: 'buyer' | 'seller' | 'system',
  move: Move & { note: string },
): Promise<OrderRow> {
  const { tables } = context
  const payment = await tables.find('payments', { orderId: order._id, status: ['succeeded', 'approved'] })
  const paymentState = payment === undefined ? order.paymentState : 'refunded'
  const set = { reason: move.note, paymentState }
  const shipments = await tables.list('shipments', { orderId: order._id })
  const refunded = await moveOrder(context, order, { type: 'order.refund', by }, { ...move, set })
  if (payment !== undefined) {
    const returned = await movePayment(context, payment, { type: 'payment.refund' })
    await bookOrderRefund(context, order, returned)
    if (returned.method === 'card') await queueRefund(context, returned)
  }
  await releaseStock(context, order, shipments)
  await issueCreditNote(context, order)
  return refunded
}
