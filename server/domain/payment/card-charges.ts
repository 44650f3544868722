import { nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { type PaymentEvent, paymentMachine } from '#src/machines/lifecycles/payment.machine.ts'
import { bookStrayCharge } from '#server/domain/ledger/ledger-entries.ts'
import { failRenewal } from '#server/domain/plan/renewals.ts'
import { queueRefund } from './card-tasks.ts'
import { addSavedCard } from './saved-cards.ts'
import { completePayment, isPayable, movePayment, type PaymentRow, showPaymentState } from './payments.ts'
import type { OperationContext } from '#server/operation.ts'
import type { CardOutcome } from '#server/ports/card-payments.ts'

const events: Record<CardOutcome['outcome'], PaymentEvent['type']> = {
  succeeded: 'payment.succeed',
  askBank: 'payment.askBank',
  failed: 'payment.fail',
}

/**
 * Records the outcome of a charge, from the call, its repeat or the webhook. Returns undefined when the payment already had its outcome. A
 * charge for what can no longer be paid is refunded.
 */
export async function recordCharge(
  context: OperationContext,
  paymentId: string,
  outcome: CardOutcome,
): Promise<PaymentRow | undefined> {
  const payment = await context.tables.find('payments', { _id: paymentId })
  if (payment === undefined) return undefined
  const event = { type: events[outcome.outcome] }
  const possible = nextState(paymentMachine, payment.status, event) !== undefined
  if (outcome.outcome !== 'succeeded') {
    if (!possible) return undefined
    const failure = outcome.outcome === 'failed' ? outcome.failure : null
    const moved = await movePayment(context, payment, event, { method: 'card', failure, providerReference: outcome.reference })
    await showPaymentState(context, moved)
    const { subscriptionId, renewsFrom } = moved
    if (failure !== null && subscriptionId !== null && renewsFrom !== null)
      await failRenewal(context, { subscriptionId, renewsFrom }, failure)
    return moved
  }
  const columns = { method: 'card', failure: null, providerReference: outcome.reference } as const
  if (possible && (await isPayable(context, payment))) {
    const kept = outcome.stored && (await addSavedCard(context, payment.userId, outcome.stored))
    // The card that pays renews the plan.
    const renewalCardId = payment.renewalMethod === 'card' ? (payment.renewalCardId ?? kept?._id ?? null) : null
    const paid = await movePayment(context, payment, event, columns)
    await completePayment(context, { ...paid, renewalCardId })
    return paid
  }
  if (payment.status === 'succeeded' || payment.status === 'refunded') return undefined
  await returnStrayCharge(context, { ...payment, ...columns })
  return undefined
}

async function returnStrayCharge(context: OperationContext, payment: PaymentRow): Promise<void> {
  const { tables, now } = context
  const reference = payment.providerReference ?? ''
  const returned = await tables.count('cardTasks', { kind: 'refund', reference })
  if (returned > 0) return
  const { method, providerReference } = payment
  const dead = nextState(paymentMachine, payment.status, { type: 'payment.cancel' }) ?? payment.status
  await tables.update('payments', { _id: payment._id }, { method, providerReference, status: dead, updatedAt: now })
  await bookStrayCharge(context, payment)
  await queueRefund(context, payment)
}
