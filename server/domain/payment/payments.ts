import type { components } from '#src/generated/schema.ts'
import { can, nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import { isOnTerms, isPaidInPassing, isUnpaidOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import { settleOnTerms } from '#server/domain/order/payments-on-terms.ts'
import { type PaymentEvent, paymentMachine } from '#src/machines/lifecycles/payment.machine.ts'
import { bookOrderPayment, bookTopUp } from '#server/domain/ledger/ledger-entries.ts'
import { moveOrder, type OrderRow } from '#server/domain/order/orders.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { conflict, notFound } from '#server/domain/platform/domain-error.ts'
import { beginSubscription, paysForPlan } from '#server/domain/plan/subscriptions.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Row } from '#server/store/tables.ts'

export type PaymentRow = Row<'payments'>

export function newPayment(
  { now, newId }: Pick<OperationContext, 'now' | 'newId'>,
  payment: Pick<PaymentRow, 'kind' | 'userId' | 'amount' | 'currency'> &
    Partial<Pick<PaymentRow, 'orderId' | 'planId' | 'subscriptionId' | 'renewsFrom' | 'renewalMethod' | 'renewalCardId'>>,
): PaymentRow {
  return {
    _id: newId(),
    orderId: null,
    planId: null,
    subscriptionId: null,
    renewsFrom: null,
    renewalMethod: null,
    renewalCardId: null,
    status: 'created',
    method: null,
    chargedWith: null,
    providerReference: null,
    transferReference: null,
    transferKey: null,
    statementEntry: null,
    statementKey: null,
    failure: null,
    reason: null,
    decidedBy: null,
    decidedAt: null,
    createdAt: now,
    updatedAt: now,
    ...payment,
  }
}

/** Returns the payment for its payer. */
export async function findPayment({ tables }: OperationContext, userId: string, paymentId: string): Promise<PaymentRow> {
  const payment = await tables.find('payments', { _id: paymentId, userId })
  if (payment === undefined) throw notFound()
  return payment
}

/** Moves a payment by one life-cycle event. Throws 409 with the current state when that is not possible. Makes no ledger entries. */
export async function movePayment(
  { tables, now }: OperationContext,
  payment: PaymentRow,
  event: PaymentEvent,
  columns: Partial<PaymentRow> = {},
): Promise<PaymentRow> {
  const status = nextState(paymentMachine, payment.status, event)
  if (status === undefined) throw conflict('server:conflict.changed', { state: payment.status })
  const set = { ...columns, status, updatedAt: now }
  const changed = await tables.update('payments', { _id: payment._id, status: payment.status }, set)
  if (changed === 0) throw conflict('server:conflict.changed', { state: payment.status })
  return { ...payment, ...set }
}

/** Completes a payment: makes its ledger entries and continues its order or plan. */
export async function completePayment(context: OperationContext, payment: PaymentRow): Promise<void> {
  if (payment.kind === 'walletTopUp') {
    await bookTopUp(context, payment)
    return
  }
  if (payment.kind === 'subscription') {
    await beginSubscription(context, payment)
    return
  }
  const order = await orderOfPayment(context, payment)
  await bookOrderPayment(context, order, payment)
  if (isOnTerms(order) && isPaidInPassing(order.status)) return settleOnTerms(context, order, payment.status)
  const set = { paymentState: payment.status, remindOn: null }
  await moveOrder(context, order, { type: 'order.pay', by: 'system' }, { set })
}

/** Minutes in which the payment of a plan is begun: its price has the credit of that moment. */
const planMinutes = 30

/**
 * Makes the payment of a plan, or returns the one about which the bank has yet to be answered, with what was chosen now. An earlier one that is not begun is
 * cancelled: each has the credit of the same running plan.
 */
export async function openPlanPayment(
  context: OperationContext,
  userId: string,
  plan: Row<'plans'>,
  due: number,
  renewal?: ChosenRenewal,
): Promise<PaymentRow> {
  const { tables, now } = context
  const asked = await tables.find('payments', { userId, kind: 'subscription', planId: plan._id, status: 'processing' })
  if (asked !== undefined) return withRenewal(context, asked, renewal)
  await assertNotRenewing(context, userId)
  const unpaid = { userId, kind: 'subscription', status: 'created', chargedWith: null } as const
  await tables.update('payments', unpaid, { status: 'cancelled', updatedAt: now })
  const payment = newPayment(context, {
    kind: 'subscription',
    planId: plan._id,
    userId,
    amount: due,
    currency: plan.currency,
    renewalMethod: renewal?.method ?? null,
    renewalCardId: renewal?.cardId ?? null,
  })
  await tables.insert('payments', payment)
  return payment
}

type ChosenRenewal = Pick<Row<'planRenewals'>, 'method' | 'cardId'>

/** What is chosen now counts, not what was chosen when the payment began. */
async function withRenewal(
  context: OperationContext,
  payment: PaymentRow,
  renewal: ChosenRenewal | undefined,
): Promise<PaymentRow> {
  if (payment.renewsFrom !== null) return payment
  const { method = null, cardId = null } =
    renewal?.method === 'card' && renewal.cardId === null ? await payingCard(context, payment) : (renewal ?? {})
  const set = { renewalMethod: method, renewalCardId: cardId }
  await context.tables.update('payments', { _id: payment._id }, { ...set, updatedAt: context.now })
  return { ...payment, ...set }
}

/**
 * The card that pays, of which the bank has yet to answer: a saved one, or one that is kept when it has answered, since it was chosen before it
 * was charged. Throws 409 for one that was entered and chosen for nothing: whether it will be kept is not known.
 */
async function payingCard({ tables, ports }: OperationContext, payment: PaymentRow): Promise<ChosenRenewal> {
  const { userId, renewalMethod, renewalCardId, chargedWith, status } = payment
  if (renewalMethod === 'card' && renewalCardId === null) return { method: 'card', cardId: null }
  for (const { _id, reference } of await tables.list('savedCards', { userId })) {
    if ((await ports.codes.digest(JSON.stringify(reference))) === chargedWith) return { method: 'card', cardId: _id }
  }
  throw conflict('server:conflict.payingCard', { state: status })
}

/** Throws 409 while the renewal of the user's plan is being charged: paid by hand too, it would be paid twice. */
async function assertNotRenewing({ tables }: OperationContext, userId: string): Promise<void> {
  const begun = await tables.list('payments', { userId, kind: 'subscription', status: 'created' })
  if (begun.some(({ renewsFrom }) => renewsFrom !== null)) throw conflict('server:conflict.renewing', { state: 'created' })
}

/** Whether a payment may be begun; that of a plan while its price holds, within half an hour. */
export async function mayBegin(context: OperationContext, payment: PaymentRow): Promise<boolean> {
  const { kind, status, chargedWith, createdAt, renewsFrom } = payment
  // That of a renewal is the job's.
  if (renewsFrom !== null && status === 'created') return false
  if (kind !== 'subscription' || status !== 'created' || chargedWith !== null) return true
  const age = Date.parse(context.now) - Date.parse(createdAt)
  return age <= planMinutes * 60_000 && paysForPlan(context, payment)
}

/** Whether the subject of a payment can still be paid. */
export async function isPayable(context: OperationContext, payment: PaymentRow): Promise<boolean> {
  if (payment.kind === 'subscription') return paysForPlan(context, payment)
  if (payment.kind !== 'order') return true
  const order = await orderOfPayment(context, payment)
  if (can(orderMachine, order.status, { type: 'order.pay', by: 'system' })) return true
  return isUnpaidOnTerms(order) && isPaidInPassing(order.status)
}

export async function orderOfPayment({ tables }: OperationContext, { orderId }: PaymentRow): Promise<OrderRow> {
  const order = orderId === null ? undefined : await tables.find('orders', { _id: orderId })
  // A foreign key keeps the order, and payments of the kind `order` are only made with one.
  if (order === undefined) throw new Error(`A payment lacks its order`)
  return order
}

/** An order shows the state of its last payment. */
export async function showPaymentState({ tables }: OperationContext, { kind, orderId, status }: PaymentRow): Promise<void> {
  if (kind === 'order' && orderId !== null) await tables.update('orders', { _id: orderId }, { paymentState: status })
}

const nextSteps = { code: 'bankCode', page: 'bankPage' } as const

export const serializePayment = (
  { cardPayments }: Pick<Ports, 'cardPayments'>,
  payment: PaymentRow,
  clientSecret?: string,
): components['schemas']['Payment'] => {
  const { _id, kind, status, createdAt, orderId, planId, method, transferReference, failure, reason } = payment
  return {
    ...omitNull({ orderId, planId, method, transferReference, failure, reason, clientSecret }),
    _id,
    kind,
    status,
    createdAt,
    amount: { amount: payment.amount, currency: payment.currency },
    ...(status === 'processing' ? { nextStep: nextSteps[cardPayments.secondStep] } : {}),
  }
}
