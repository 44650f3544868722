import { bookOrderReversal } from '#server/domain/ledger/payout-entries.ts'
import { sharesOfRest } from '#server/domain/ledger/commission.ts'
import { partOfOrder } from '#server/domain/ledger/part-of-order.ts'
import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { issueCreditNote } from '#server/domain/order/invoices.ts'
import { publishOrderChange } from '#server/domain/order/orders.ts'
import { conflict, notFound } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import { queueRefund } from './card-tasks.ts'
import { movePayment, showPaymentState } from './payments.ts'

/**
 * Gives the buyer of a completed order the money back that no dispute has given back, whatever has become of it: the order stays completed, its payment is refunded, and
 * the seller owes what is not available any more. Throws 409 in every other state, whose own life-cycle says how it is refunded.
 */
export async function reverseOrder(context: OperationContext, orderId: string, reason: string): Promise<void> {
  const { tables } = context
  const order = await tables.find('orders', { _id: orderId })
  if (order === undefined) throw notFound()
  const payment = await tables.find('payments', { orderId, status: ['succeeded', 'approved'] })
  if (order.status !== 'completed' || payment === undefined) throw conflict('server:conflict.changed', { state: order.status })
  const refunded = await movePayment(context, payment, { type: 'payment.refund' })
  await showPaymentState(context, refunded)
  const dispute = await tables.find('disputes', { _id: orderId })
  const rest = { ...payment, amount: payment.amount - (dispute?.refundAmount ?? 0) }
  await bookOrderReversal(context, order, rest)
  if (rest.method === 'card') await queueRefund(context, rest)
  const isWhole = rest.amount === payment.amount
  await issueCreditNote(context, order, isWhole ? undefined : { part: partOfOrder(order, rest.amount), note: reason })
  await publishOrderChange(context, order)
  const about = { subjectId: order._id }
  const named = { order: order.number, product: localName(order) }
  const { currency, buyerId, sellerId } = order
  await notify(
    context,
    {
      userId: buyerId,
      side: 'buyer',
      type: 'orderRefunded',
      ...about,
      values: { ...named, amount: { amount: rest.amount, currency } },
    },
    {
      userId: sellerId,
      side: 'seller',
      type: 'earningReversed',
      ...about,
      values: { ...named, amount: sharesOfRest(order, rest.amount).seller, reason },
    },
  )
}
