import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { isPaidInPassing, isUnpaidOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import { moveOrder, type OrderRow } from '#server/domain/order/orders.ts'
import { payableAmount } from '#server/domain/order/payment-terms.ts'
import { recordPaymentStep } from '#server/domain/order/payments-on-terms.ts'
import { completePayment, movePayment, orderOfPayment, type PaymentRow } from './payments.ts'
import { findPlan } from '#server/domain/plan/plans.ts'
import { operatorOf } from '#server/domain/platform/operator-of.ts'
import { DomainError, notFound } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'

/**
 * Approves a declared transfer whose money has arrived: its order or plan proceeds. Throws 409 when another transfer by a reference that
 * looks the same waits or was approved, unless the money covers this payment too (`sameReference`).
 */
export async function approveTransfer(
  context: OperationContext,
  paymentId: string,
  { sameReference = false }: { sameReference?: boolean | undefined } = {},
): Promise<PaymentRow> {
  const payment = await findTransfer(context, paymentId)
  if (payment.status === 'review' && !sameReference) await assertOnlyOfReference(context, payment)
  const approved = await movePayment(context, payment, { type: 'payment.approve' }, decision(context))
  await completePayment(context, approved)
  await notifyPayer(context, approved, null)
  return approved
}

async function assertOnlyOfReference(context: OperationContext, payment: PaymentRow): Promise<void> {
  const others = (await transfersByReference(context, [payment])).filter(({ _id }) => _id !== payment._id)
  if (others.length === 0) return
  const values = { reference: payment.transferReference ?? '' }
  throw new DomainError(409, { key: 'server:conflict.sameReference', values })
}

/** More than a person compares; whoever approves one of more is asked all the same. */
const most = 1000

/** The transfers by references that look like those of the given ones, the given ones among them, but for declined ones; the latest first. */
export async function transfersByReference(
  { tables }: Pick<OperationContext, 'tables'>,
  payments: readonly PaymentRow[],
): Promise<PaymentRow[]> {
  const transferKey = payments.flatMap((payment) => payment.transferKey ?? [])
  if (transferKey.length === 0) return []
  const status = ['review', 'approved', 'refunded'] as const
  return tables.list(
    'payments',
    { method: 'bankTransfer', transferKey, status },
    { orderBy: ['-updatedAt', '-_id'], limit: most },
  )
}

/** Declines a declared transfer. The order or plan can be paid again; the payer is notified of the reason. */
export async function declineTransfer(context: OperationContext, paymentId: string, reason: string): Promise<PaymentRow> {
  const payment = await findTransfer(context, paymentId)
  const declined = await movePayment(context, payment, { type: 'payment.decline' }, { ...decision(context), reason })
  if (declined.kind === 'order') {
    const order = await orderOfPayment(context, declined)
    const set = { paymentState: declined.status, reason }
    if (isUnpaidOnTerms(order) && isPaidInPassing(order.status)) {
      await recordPaymentStep(context, order, set, { status: 'invoiced', by: 'system', note: reason })
      await notifyOfDecline(context, order, reason)
    } else await moveOrder(context, order, { type: 'order.declineTransfer', by: 'system' }, { note: reason, set })
  }
  await notifyPayer(context, declined, reason)
  return declined
}

function notifyOfDecline(context: OperationContext, order: OrderRow, reason: string): Promise<void> {
  const { _id: subjectId, buyerId: userId, number, currency } = order
  const values = { order: number, product: localName(order), amount: { amount: payableAmount(order), currency }, reason }
  return notify(context, { userId, side: 'buyer', type: 'paymentDeclined', subjectId, values })
}

const decision = (context: OperationContext) => ({ decidedBy: operatorOf(context), decidedAt: context.now })

/** Orders notify of their own steps; plans and top-ups have none. `reason`: why the payment was declined. */
async function notifyPayer(context: OperationContext, payment: PaymentRow, reason: string | null): Promise<void> {
  const { _id, kind, userId, planId } = payment
  const amount = { amount: payment.amount, currency: payment.currency }
  if (kind === 'walletTopUp') {
    const to = { userId, side: 'buyer' as const, subjectId: _id }
    await notify(
      context,
      reason === null
        ? { ...to, type: 'topUpPaid', values: { amount } }
        : { ...to, type: 'topUpDeclined', values: { amount, reason } },
    )
  }
  if (planId === null) return
  const values = { plan: localName(await findPlan(context.tables, planId)), amount }
  const to = { userId, side: 'seller' as const, subjectId: planId }
  await notify(
    context,
    reason === null ? { ...to, type: 'planPaid', values } : { ...to, type: 'planPaymentDeclined', values: { ...values, reason } },
  )
}

async function findTransfer({ tables }: OperationContext, paymentId: string): Promise<PaymentRow> {
  const payment = await tables.find('payments', { _id: paymentId, method: 'bankTransfer' })
  if (payment === undefined) throw notFound()
  return payment
}
