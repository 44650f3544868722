import { runningSubscription } from '#server/domain/plan/plans.ts'
import { isRenewable, failRenewal, renewalObstacle, renewalPrice } from '#server/domain/plan/renewals.ts'
import { notifyRenewal, notifyWithdrawn } from '#server/domain/plan/renewal-notices.ts'
import { canAnnounceRise } from '#server/domain/plan/renewal-times.ts'
import { cancelRenewalCharge, dropRenewal } from '#server/domain/plan/subscription-moves.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { CardOutcome, ChargedCard } from '#server/ports/card-payments.ts'
import type { Row } from '#server/store/tables.ts'
import type { Money } from '#src/lib/money.ts'
import { recordCharge } from './card-charges.ts'
import { cardOwner } from './saved-cards.ts'
import { completePayment, movePayment, newPayment, type PaymentRow } from './payments.ts'

const minute = 60_000
/** A charge without an outcome is repeated after so long; no other process begins it meanwhile. */
const chargeMinutes = 5
/** A payment by hand that is under way, or waits for a transfer, is waited for. */
const waitMinutes = 60
/** Providers know a repeated charge as one for a day at least. */
const repeatableHours = 20

/** The charge of a card for a renewal. */
export interface RenewalCharge {
  paymentId: string
  card: ChargedCard
  amount: Money
}

interface Due {
  renewal: Row<'planRenewals'>
  subscription: Row<'subscriptions'>
  plan: Row<'plans'>
}

/**
 * Announces the next charge of a renewal: the plan's price by then, which from now on is the most that is charged. A price that has risen
 * counts only when it is announced in time. Throws 409 when there is nothing to announce any more.
 */
export async function announceRenewal(context: OperationContext, renewalId: string): Promise<void> {
  const { tables, now } = context
  const renewal = await tables.find('planRenewals', { _id: renewalId })
  if (renewal === undefined || renewal.noticeAt === null || renewal.noticeAt > now) throw conflict('server:conflict.changed')
  const due = await findRenewable(context, renewal)
  await tables.update('planRenewals', { _id: renewalId }, { noticeAt: null, updatedAt: now })
  if (due === undefined || due.subscription.endsAt <= now) return
  const { plan, subscription } = due
  if (!isRenewable(plan)) return endWithdrawn(context, due)
  const before = { amount: renewal.amount, currency: renewal.currency }
  const amount = canAnnounceRise(subscription.endsAt, now)
    ? { amount: plan.price, currency: plan.currency }
    : renewalPrice(renewal, plan)
  await tables.update('planRenewals', { _id: renewalId }, amount)
  await notifyRenewal(context, due, { renewal, amount, before })
}

/**
 * Renews from the wallet at once, or begins the charge of a card and returns it. A month has one payment that is begun or has succeeded, which the
 * database keeps by subscription and month: after a crash the same one is charged again, which the provider takes for one.
 * Throws 409 when it is not due any more.
 */
export async function beginRenewal(context: OperationContext, renewalId: string): Promise<RenewalCharge | undefined> {
  const { tables, now } = context
  const renewal = await tables.find('planRenewals', { _id: renewalId })
  if (renewal === undefined || renewal.tryAt === null || renewal.tryAt > now) throw conflict('server:conflict.changed')
  const due = await findRenewable(context, renewal)
  if (due === undefined) return undefined
  const { subscription, plan } = due
  const period = { subscriptionId: subscription._id, renewsFrom: subscription.endsAt }
  const begun = await tables.find('payments', { ...period, status: ['created', 'processing'] })
  if (begun?.status === 'processing' || (await isPaidByHand(context, due))) return postpone(context, renewal, waitMinutes)
  const obstacle = await renewalObstacle(context, renewal, plan, now)
  if (obstacle === 'planWithdrawn') return endWithdrawn(context, due).then(() => undefined)
  if (obstacle !== undefined) {
    await cancelRenewalCharge(context, subscription._id)
    return failRenewal(context, period, obstacle).then(() => undefined)
  }
  return renewal.method === 'wallet' ? payFromWallet(context, due) : beginRenewalCharge(context, due, begun)
}

/** Ends the renewal of a plan that is no longer on offer, and says so: it is not charged, should the plan be on offer again by then. */
async function endWithdrawn(context: OperationContext, due: Due): Promise<void> {
  const { _id, endsAt } = due.subscription
  await dropRenewal(context, due.renewal._id)
  await context.tables.update('subscriptions', { _id }, { runsUntil: endsAt, updatedAt: context.now })
  await notifyWithdrawn(context, due)
}

/** Records the outcome of a charge; undefined: the provider does not know the card, which is then no longer the renewal's. */
export async function recordRenewal(
  context: OperationContext,
  { paymentId }: RenewalCharge,
  outcome: CardOutcome | undefined,
): Promise<void> {
  if (outcome !== undefined) {
    await recordCharge(context, paymentId, outcome)
    return
  }
  const payment = await context.tables.find('payments', { _id: paymentId, status: 'created' })
  if (payment === undefined || payment.subscriptionId === null || payment.renewsFrom === null) return
  await movePayment(context, payment, { type: 'payment.cancel' })
  const { subscriptionId, renewsFrom } = payment
  // Whoever chooses another card, or removes this one, has cancelled the payment: it is still the one that was charged.
  await context.tables.update('planRenewals', { _id: subscriptionId }, { cardId: null, updatedAt: context.now })
  await failRenewal(context, { subscriptionId, renewsFrom }, 'cardRemoved')
}

/** Has a renewal that could not be tried wait as long as a charge, so that those behind it have their turn. */
export async function delayRenewal(context: OperationContext, renewalId: string): Promise<void> {
  const renewal = await context.tables.find('planRenewals', { _id: renewalId })
  if (renewal !== undefined && renewal.tryAt !== null && renewal.tryAt <= context.now)
    await postpone(context, renewal, chargeMinutes)
}

/** Suspended accounts are not renewed, nor is what has ended, or whose grace is over; such a renewal is dropped. */
async function findRenewable(context: OperationContext, renewal: Row<'planRenewals'>): Promise<Due | undefined> {
  const { tables, now } = context
  const running = await runningSubscription(context, renewal.userId)
  const user = await tables.find('users', { _id: renewal.userId })
  if (running !== undefined && running.subscription._id === renewal._id && user?.status === 'active')
    return { renewal, ...running }
  await dropRenewal(context, renewal._id)
  const stopped = await tables.find('subscriptions', { _id: renewal._id, status: 'active' })
  if (stopped !== undefined)
    await tables.update('subscriptions', { _id: stopped._id }, { runsUntil: stopped.endsAt, updatedAt: now })
  return undefined
}

/** Whether the owner is paying for the month, or says that they have by a transfer that is not found yet. */
async function isPaidByHand({ tables, now }: OperationContext, { subscription }: Due): Promise<boolean> {
  const { userId, planId } = subscription
  const open = await tables.list('payments', { userId, planId, status: ['created', 'processing', 'review'] })
  const recently = new Date(Date.parse(now) - waitMinutes * minute).toISOString()
  return open.some(
    ({ renewsFrom, status, chargedWith, updatedAt }) =>
      renewsFrom === null && (status === 'review' || (chargedWith !== null && updatedAt > recently)),
  )
}

async function postpone({ tables, now }: OperationContext, { _id }: Row<'planRenewals'>, minutes: number): Promise<undefined> {
  const tryAt = new Date(Date.parse(now) + minutes * minute).toISOString()
  await tables.update('planRenewals', { _id }, { tryAt, updatedAt: now })
}

const renewalPayment = (context: OperationContext, { renewal, subscription, plan }: Due): PaymentRow =>
  newPayment(context, {
    kind: 'subscription',
    planId: plan._id,
    userId: subscription.userId,
    ...renewalPrice(renewal, plan),
    subscriptionId: subscription._id,
    renewsFrom: subscription.endsAt,
  })

async function payFromWallet(context: OperationContext, due: Due): Promise<undefined> {
  await cancelRenewalCharge(context, due.subscription._id)
  const payment = renewalPayment(context, due)
  await context.tables.insert('payments', payment)
  await completePayment(context, await movePayment(context, payment, { type: 'payment.succeed' }, { method: 'wallet' }))
}

async function beginRenewalCharge(context: OperationContext, due: Due, begun: PaymentRow | undefined): Promise<RenewalCharge> {
  const { tables, ports, now } = context
  const { renewal, subscription } = due
  const card = renewal.cardId === null ? undefined : await tables.find('savedCards', { _id: renewal.cardId })
  const { customer } = await cardOwner(context, subscription.userId)
  // What keeps a renewal from succeeding was asked for before; a user with a card is a customer of the provider.
  if (card === undefined || customer === undefined) throw new Error(`The renewal ${renewal._id} lacks its card`)
  const chargedWith = await ports.codes.digest(JSON.stringify(card.reference))
  await postpone(context, renewal, chargeMinutes)
  const charged = { stored: card.reference, customer, offSession: true } as const
  if (begun !== undefined && begun.chargedWith === chargedWith && isRepeatable(begun, now))
    return { paymentId: begun._id, card: charged, amount: { amount: begun.amount, currency: begun.currency } }
  await cancelRenewalCharge(context, subscription._id)
  const payment: PaymentRow = { ...renewalPayment(context, due), method: 'card', chargedWith }
  await tables.insert('payments', payment)
  return { paymentId: payment._id, card: charged, amount: { amount: payment.amount, currency: payment.currency } }
}

const isRepeatable = ({ createdAt }: PaymentRow, now: string) =>
  Date.parse(now) - Date.parse(createdAt) < repeatableHours * 60 * minute
