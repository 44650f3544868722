import { localName } from '#server/domain/notification-values.ts'
import { notify } from '#server/domain/notifications.ts'
import { moveOrder } from '#server/domain/orders.ts'
import { completePayment, movePayment, orderOfPayment, type PaymentRow } from '#server/domain/payments.ts'
import { findPlan } from '#server/domain/plans.ts'
import { notYours } from '#server/domain/refusal.ts'
import type { Means } from '#server/operation.ts'

/** The money of a declared transfer was found on the marketplace's account: what it pays goes on. */
export async function approveTransfer(means: Means, paymentId: string): Promise<PaymentRow> {
  const payment = await findTransfer(means, paymentId)
  const approved = await movePayment(means, payment, { type: 'payment.approve' })
  await completePayment(means, approved)
  await tellOfPlan(means, approved, null)
  return approved
}

/** No such money came. The order or the plan can be paid again; who declared it is told why. */
export async function declineTransfer(means: Means, paymentId: string, reason: string): Promise<PaymentRow> {
  const payment = await findTransfer(means, paymentId)
  const declined = await movePayment(means, payment, { type: 'payment.decline' }, { reason })
  if (declined.kind === 'order') {
    const order = await orderOfPayment(means, declined)
    const set = { paymentState: declined.status, reason }
    await moveOrder(means, order, { type: 'order.declineTransfer', by: 'system' }, { note: reason, set })
  }
  await tellOfPlan(means, declined, reason)
  return declined
}

/** An order tells of its own steps; a plan has none. `reason`: why its payment was declined. */
async function tellOfPlan(means: Means, { userId, planId, amount, currency }: PaymentRow, reason: string | null): Promise<void> {
  if (planId === null) return
  const values = { plan: localName(await findPlan(means.tables, planId)), amount: { amount, currency } }
  const to = { userId, side: 'seller' as const, subjectId: planId }
  await notify(
    means,
    reason === null ? { ...to, type: 'planPaid', values } : { ...to, type: 'planPaymentDeclined', values: { ...values, reason } },
  )
}

async function findTransfer({ tables }: Means, paymentId: string): Promise<PaymentRow> {
  const payment = await tables.find('payments', { _id: paymentId, method: 'bankTransfer' })
  if (payment === undefined) throw notYours()
  return payment
}
