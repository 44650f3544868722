import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { isPaidInPassing, isUnpaidOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import { moveOrder, type OrderRow } from '#server/domain/order/orders.ts'
import { payableAmount } from '#server/domain/order/payment-terms.ts'
import { recordPaymentStep } from '#server/domain/order/payments-on-terms.ts'
import { completePayment, movePayment, orderOfPayment, type PaymentRow } from './payments.ts'
import { findPlan } from '#server/domain/plan/plans.ts'
import { operatorOf } from '#server/domain/platform/operator-of.ts'
import { daysAfter } from '#server/domain/platform/days-after.ts'
import { DomainError, invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { OperationContext } from '#server/operation.ts'
import { statementKey } from '#server/store/reference-key.ts'

interface Approval {
  /** The bank's own number of the entry that brought the money. */
  statementEntry: string
  /** Other payments that its money covers as well, by their ids. */
  coversAlso?: readonly string[] | undefined
}

/**
 * Approves a declared transfer whose money has arrived: its order or plan proceeds. Throws 409 when another transfer by this reference waits, was
 * approved or was given back since, or another was approved by this entry of the statement, unless the money covers that one as well; 422 for an
 * entry without a letter or digit.
 */
export async function approveTransfer(context: OperationContext, paymentId: string, approval: Approval): Promise<PaymentRow> {
  const payment = await findTransfer(context, paymentId)
  const statementEntry = approval.statementEntry.trim()
  const entry = { statementEntry, statementKey: statementKey(statementEntry) }
  if (entry.statementKey === '') throw invalidFields({ statementEntry: { key: 'server:field.required' } })
  if (payment.status === 'review') await assertCovered(context, { ...payment, ...entry }, approval.coversAlso ?? [])
  const approved = await movePayment(context, payment, { type: 'payment.approve' }, { ...decision(context), ...entry })
  await completePayment(context, approved)
  await notifyPayer(context, approved, null)
  return approved
}

async function assertCovered(context: OperationContext, payment: PaymentRow, coversAlso: readonly string[]): Promise<void> {
  const byEntry = await othersBy(context, payment, { statementKey: payment.statementKey })
  const byReference = await othersByReference(context, payment)
  const alsoByReference = byReference.filter(({ _id }) => !byEntry.some((other) => other._id === _id))
  // As many as an approval can name.
  const others = [...byEntry, ...alsoByReference].slice(0, mostCompared)
  if (others.every(({ _id }) => coversAlso.includes(_id))) return
  const orders = await context.tables.list('orders', { _id: others.flatMap(({ orderId }) => orderId ?? []) })
  const shared = others.map(({ _id, kind, amount, currency, orderId }) => ({
    ...omitNull({ orderNumber: orders.find((order) => order._id === orderId)?.number ?? null }),
    _id,
    kind,
    amount: { amount, currency },
  }))
  throw new DomainError(
    409,
    byEntry.length > 0
      ? { key: 'server:conflict.sameEntry', values: { entry: payment.statementEntry ?? '' } }
      : { key: 'server:conflict.sameReference', values: { reference: payment.transferReference ?? '' } },
    { results: { shared } },
  )
}

/** More than a person compares. */
const mostCompared = 20
/** Days after which nobody looks for a transfer on the statement that a new one is compared with. */
const comparedDays = 180

/** The latest other transfers by the reference of a transfer, however it is written, but for declined ones. */
export async function othersByReference(
  context: Pick<OperationContext, 'tables' | 'now'>,
  payment: Pick<PaymentRow, '_id' | 'transferKey'>,
): Promise<PaymentRow[]> {
  const others = await othersBy(context, payment, { transferKey: payment.transferKey })
  const since = daysAfter(context.now, -comparedDays)
  return others.filter(({ status, updatedAt }) => status === 'review' || updatedAt >= since)
}

async function othersBy(
  { tables }: Pick<OperationContext, 'tables'>,
  { _id: id }: Pick<PaymentRow, '_id'>,
  key: Pick<PaymentRow, 'transferKey'> | Pick<PaymentRow, 'statementKey'>,
): Promise<PaymentRow[]> {
  if (Object.values(key).includes(null)) return []
  const status = ['review', 'approved', 'refunded'] as const
  const latest = await tables.list(
    'payments',
    { method: 'bankTransfer', ...key, status },
    { orderBy: ['-updatedAt', '-_id'], limit: mostCompared + 1 },
  )
  return latest.filter(({ _id }) => _id !== id).slice(0, mostCompared)
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
