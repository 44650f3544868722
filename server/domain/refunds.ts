import { bookOrderRefund } from '#server/domain/bookings.ts'
import { promiseRefund } from '#server/domain/card-tasks.ts'
import { issueCreditNote } from '#server/domain/invoices.ts'
import { type Move, moveOrder, type OrderRow } from '#server/domain/orders.ts'
import { releaseStock } from '#server/domain/order-stock.ts'
import { movePayment } from '#server/domain/payments.ts'
import type { Means } from '#server/operation.ts'

/**
 * Gives a paid order up: what was held goes back to the buyer, the goods to the stock, and a credit note takes the invoice back. 409
 * where the order's life-cycle does not allow it.
 */
export async function refundOrder(
  means: Means,
  order: OrderRow,
  by: 'buyer' | 'seller' | 'system',
  move: Move & { note: string },
): Promise<OrderRow> {
  const { tables } = means
  const payment = await tables.find('payments', { orderId: order._id, status: ['succeeded', 'approved'] })
  const paymentState = payment === undefined ? order.paymentState : 'refunded'
  const set = { reason: move.note, paymentState }
  const refunded = await moveOrder(means, order, { type: 'order.refund', by }, { ...move, set })
  if (payment !== undefined) {
    const returned = await movePayment(means, payment, { type: 'payment.refund' })
    await bookOrderRefund(means, order, returned)
    if (returned.method === 'card') await promiseRefund(means, returned)
  }
  await releaseStock(means, order)
  await issueCreditNote(means, order)
  return refunded
}
