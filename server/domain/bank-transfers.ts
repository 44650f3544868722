import { moveOrder } from '#server/domain/orders.ts'
import { completePayment, movePayment, orderOfPayment, type PaymentRow } from '#server/domain/payments.ts'
import { notYours } from '#server/domain/refusal.ts'
import type { Means } from '#server/operation.ts'

/** The money of a declared transfer was found on the marketplace's account: what it pays goes on. */
export async function approveTransfer(means: Means, paymentId: string): Promise<PaymentRow> {
  const payment = await findTransfer(means, paymentId)
  const approved = await movePayment(means, payment, { type: 'payment.approve' })
  await completePayment(means, approved)
  return approved
}

/** No such money came. The order can be paid again; the buyer is told why. */
export async function declineTransfer(means: Means, paymentId: string, reason: string): Promise<PaymentRow> {
  const payment = await findTransfer(means, paymentId)
  const declined = await movePayment(means, payment, { type: 'payment.decline' }, { reason })
  if (declined.kind === 'order') {
    const order = await orderOfPayment(means, declined)
    const set = { paymentState: declined.status, reason }
    await moveOrder(means, order, { type: 'order.declineTransfer', by: 'system' }, { note: reason, set })
  }
  return declined
}

async function findTransfer({ tables }: Means, paymentId: string): Promise<PaymentRow> {
  const payment = await tables.find('payments', { _id: paymentId, method: 'bankTransfer' })
  if (payment === undefined) throw notYours()
  return payment
}
