import { bookOrderReversal } from '#server/domain/ledger/payout-entries.ts'
import { sharesOfRest } from '#server/domain/ledger/commission.ts'
import { restOfOrder } from '#server/domain/ledger/part-of-order.ts'
import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { issueCreditNote } from '#server/domain/order/invoices.ts'
import { publishOrderChange } from '#server/domain/order/orders.ts'
import { isUnpaidOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import { conflict, notFound } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import { queueRefund } from './card-tasks.ts'
import { movePayment, showPaymentState } from './payments.ts'
import { returnRequested } from './payouts.ts'

/**
 * Gives the buyer of a completed order the money back that no dispute has given back. The order stays completed; its payment is refunded.
 * Payouts that wait for the bank are taken back for it, and what the seller has had already is owed. Throws 409 in every other state, whose
 * own life-cycle says how it is refunded.
 */
export async function reverseOrder(context: OperationContext, orderId: string, reason: string): Promise<void> {
  const { tables } = context
  const order = await tables.find('orders', { _id: orderId })
  if (order === undefined) throw notFound()
  const payment = await tables.find('payments', { orderId, status: ['succeeded', 'approved'] })
  if (order.status === 'completed' && isUnpaidOnTerms(order))
    throw conflict('server:conflict.notPaidYet', { state: order.status })
  if (order.status !== 'completed' || payment === undefined) throw conflict('server:conflict.changed', { state: order.status })
  const refunded = await movePayment(context, payment, { type: 'payment.refund' })
  await showPaymentState(context, refunded)
  const given = (await tables.find('disputes', { _id: orderId }))?.refundAmount ?? 0
  // What was taken off an invoice on terms was never paid.
  const rest = { ...payment, amount: order.total - given }
  const { seller } = sharesOfRest(order, rest.amount)
  await returnRequested(context, { userId: order.sellerId, ...seller }, reason)
  await bookOrderReversal(context, order, rest)
  if (rest.method === 'card') await queueRefund(context, rest)
  await issueCreditNote(context, order, given === 0 ? undefined : { part: restOfOrder(order, given), note: reason })
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
      values: { ...named, amount: seller, reason },
    },
  )
}
