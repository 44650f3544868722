import type { components } from '#src/generated/schema.ts'
import { hasExpired } from '#src/lib/card-expiry.ts'
import type { Money } from '#src/lib/money.ts'
import { balanceOf } from '#server/domain/ledger/ledger.ts'
import { conflict, invalidFields } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { graceEnd, nextTry, noticeTime } from './renewal-times.ts'
import { notifyRenewalFailed } from './renewal-notices.ts'
import { cancelRenewalCharge, dropRenewal, moveSubscription } from './subscription-moves.ts'
import { findPlan } from './plans.ts'

type Subscription = Row<'subscriptions'>
type Renewal = Row<'planRenewals'>
type RenewalFailure = components['schemas']['RenewalFailure']
type Obstacle = NonNullable<components['schemas']['PlanRenewal']['obstacle']>
type RenewalContext = Omit<OperationContext, 'ports'>

/** Whether a plan can be renewed: one that was withdrawn from sale, or is free by now, cannot. */
export const isRenewable = ({ onOffer, price }: Pick<Row<'plans'>, 'onOffer' | 'price'>): boolean => onOffer && price > 0

/** Returns what a renewal costs now: the plan's price, and never more than was announced. */
export function renewalPrice(
  renewal: Pick<Renewal, 'amount' | 'currency'>,
  plan: Pick<Row<'plans'>, 'price' | 'currency'>,
): Money {
  const { amount, currency } = renewal
  return { amount: plan.currency === currency ? Math.min(plan.price, amount) : amount, currency }
}

/** Returns what keeps a renewal from succeeding at a moment, as things stand; undefined when nothing does that is known here. */
export async function renewalObstacle(
  { tables }: Pick<OperationContext, 'tables'>,
  renewal: Renewal,
  plan: Row<'plans'>,
  at: string,
): Promise<Obstacle | undefined> {
  if (!isRenewable(plan)) return 'planWithdrawn'
  if (renewal.method === 'card') {
    const card = renewal.cardId === null ? undefined : await tables.find('savedCards', { _id: renewal.cardId })
    if (card === undefined) return 'cardRemoved'
    return hasExpired(card, at) ? 'expiredCard' : undefined
  }
  const { amount, currency } = renewalPrice(renewal, plan)
  const balance = await balanceOf({ tables }, { ownerId: renewal.userId, account: 'wallet', currency })
  return balance < amount ? 'walletShort' : undefined
}

/**
 * Returns the columns of a choice. Throws 422 without a card of this user that is still valid. `payer`: without a card, the one that pays is
 * chosen.
 */
export async function readRenewalChoice(
  { tables, now }: Pick<OperationContext, 'tables' | 'now'>,
  userId: string,
  { method, savedCardId }: components['schemas']['RenewalChoice'],
  { payer }: { payer: boolean },
): Promise<Pick<Renewal, 'method' | 'cardId'>> {
  if (method === 'wallet' || (payer && savedCardId === undefined)) return { method, cardId: null }
  const field = 'renewal.savedCardId'
  if (savedCardId === undefined) throw invalidFields({ [field]: { key: 'server:field.required' } })
  const card = await tables.find('savedCards', { _id: savedCardId, userId })
  if (card === undefined) throw invalidFields({ [field]: { key: 'server:field.cardToken' } })
  if (hasExpired(card, now)) throw invalidFields({ [field]: { key: 'server:field.cardExpired' } })
  return { method, cardId: card._id }
}

/**
 * Has a subscription renewed, or renewed by other than before. The plan's present price is what its owner agrees to; what was announced
 * already stays. In the grace it is tried at once. Throws 409 for a plan that cannot be renewed.
 */
export async function setRenewal(
  context: RenewalContext,
  subscription: Subscription,
  plan: Row<'plans'>,
  choice: Pick<Renewal, 'method' | 'cardId'>,
): Promise<void> {
  const { tables, now } = context
  if (!isRenewable(plan)) throw conflict('server:conflict.planWithdrawn', { state: subscription.status })
  const { _id, userId, endsAt, status } = subscription
  const runsUntil = graceEnd(endsAt, !hasRenewed(subscription) && (await hadUnpaidGrace(context, userId)))
  if (status === 'cancelled') await moveSubscription(context, subscription, { type: 'subscription.resume' }, { runsUntil })
  else await tables.update('subscriptions', { _id, endsAt }, { runsUntil, updatedAt: now })
  const set = { ...choice, tryAt: status === 'grace' ? now : endsAt, failure: null, updatedAt: now }
  await cancelRenewalCharge(context, _id)
  if ((await tables.update('planRenewals', { _id }, set)) > 0) return
  const noticeAt = status === 'grace' ? null : noticeTime(endsAt)
  const { price: amount, currency } = plan
  await tables.insert('planRenewals', { _id, userId, ...set, amount, currency, noticeAt, createdAt: now })
}

/** Only a renewal moves the beginning of what is paid past the purchase. */
const hasRenewed = ({ startsAt, createdAt }: Subscription): boolean => startsAt > createdAt

/** Days in which a grace that ended unpaid counts. */
const unpaidGraceDays = 180

/**
 * Whether a plan of the user ended lately in a grace that nothing was paid for: another one would give a week free with each month. Only what
 * ended so runs past its month (`moveSubscription`). A renewal that succeeds gives the next month its grace again.
 */
async function hadUnpaidGrace({ tables, now }: RenewalContext, userId: string): Promise<boolean> {
  const since = new Date(Date.parse(now) - unpaidGraceDays * 86_400_000).toISOString()
  const ended = await tables.list('subscriptions', { userId, status: 'expired' })
  return ended.some(({ endsAt, runsUntil }) => runsUntil > endsAt && runsUntil > since)
}

/** Ends the renewal: the plan runs to the end of what was paid, or of the grace. Throws 409 when it is not renewed. */
export async function stopRenewal(context: RenewalContext, subscription: Subscription): Promise<void> {
  const { tables, now } = context
  const { _id, status, endsAt } = subscription
  if ((await tables.count('planRenewals', { _id })) === 0) throw conflict('server:conflict.notRenewed', { state: status })
  await dropRenewal(context, _id)
  if (status === 'active') await tables.update('subscriptions', { _id, endsAt }, { runsUntil: endsAt, updatedAt: now })
}

/** Returns the columns of a subscription whose paid month now ends at `endsAt`, and schedules its renewal, if it has one. */
export async function extendTo(
  { tables, now }: RenewalContext,
  { _id }: Subscription,
  endsAt: string,
): Promise<Pick<Subscription, 'endsAt' | 'runsUntil'>> {
  const set = { noticeAt: noticeTime(endsAt), tryAt: endsAt, failure: null, updatedAt: now }
  const renewed = await tables.update('planRenewals', { _id }, set)
  return { endsAt, runsUntil: renewed > 0 ? graceEnd(endsAt) : endsAt }
}

/** Records a try that failed: the grace begins or goes on, the next try is scheduled, and the subscriber is notified. */
export async function failRenewal(
  context: RenewalContext,
  period: { subscriptionId: string; renewsFrom: string },
  failure: RenewalFailure,
): Promise<void> {
  const { tables, now } = context
  const { subscriptionId: _id, renewsFrom: endsAt } = period
  const subscription = await tables.find('subscriptions', { _id, endsAt, status: ['active', 'grace'] })
  const renewal = await tables.find('planRenewals', { _id })
  if (subscription === undefined || renewal === undefined) return
  await moveSubscription(context, subscription, { type: 'subscription.failRenewal' })
  const tryAt = nextTry(subscription, now)
  await tables.update('planRenewals', { _id }, { failure, tryAt, updatedAt: now })
  const plan = await findPlan(tables, subscription.planId)
  await notifyRenewalFailed(context, { subscription, plan, amount: renewalPrice(renewal, plan), failure, tryAt })
}
