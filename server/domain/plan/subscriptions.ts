import { openStates } from '#src/machines/lifecycles/life-cycle.ts'
import { subscriptionMachine } from '#src/machines/lifecycles/subscription.machine.ts'
import { monthLater } from '#src/lib/month-later.ts'
import { bookPlanCredit, bookSubscription, bookTopUp } from '#server/domain/ledger/ledger-entries.ts'
import { findPlan, runningSubscription } from './plans.ts'
import { conflict, invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import { unusedValue } from './subscription-price.ts'
import { notifyRenewed } from './renewal-notices.ts'
import { extendTo, setRenewal } from './renewals.ts'
import { moveSubscription } from './subscription-moves.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Plan = Row<'plans'>
type Subscription = Row<'subscriptions'>

/** How a plan would begin for a user: anew, as another month of the same, or in place of a cheaper one. */
type Change =
  | { kind: 'begin' }
  | { kind: 'prolong'; running: Subscription }
  | { kind: 'replace'; running: Subscription; credit: number }
  /** The current plan is worth more, or this one is already paid a month ahead. */
  | { kind: 'impossible'; running: Subscription }

/** Returns the plan and its price now. Throws 409 where the running one does not allow it. */
export async function pricePlan(context: OperationContext, userId: string, planId: string): Promise<{ plan: Plan; due: number }> {
  const plan = await findPlan(context.tables, planId)
  if (!plan.onOffer) throw notFound()
  if (plan.price === 0) throw invalidFields({ planId: { key: 'server:field.planFree' } })
  const change = await changeTo(context, userId, plan)
  if (change.kind === 'impossible') throw conflict('server:conflict.planRuns', { state: change.running.status })
  return { plan, due: dueFor(plan, change) }
}

/** Returns how a plan would begin after the running one, and its price; undefined where it cannot be bought now. */
export function offerOf(
  found: Running,
  plan: Plan,
  now: string,
): { change: 'begin' | 'prolong' | 'replace'; due: number } | undefined {
  const change = plan.price === 0 ? undefined : changeAfter(found, plan, now)
  return change === undefined || change.kind === 'impossible' ? undefined : { change: change.kind, due: dueFor(plan, change) }
}

const dueFor = (plan: Plan, change: Change): number =>
  change.kind === 'replace' ? Math.max(0, plan.price - change.credit) : plan.price

type Running = Awaited<ReturnType<typeof runningSubscription>>

const changeTo = async (context: OperationContext, userId: string, plan: Plan): Promise<Change> =>
  changeAfter(await runningSubscription(context, userId), plan, context.now)

function changeAfter(found: Running, plan: Plan, now: string): Change {
  if (found === undefined) return { kind: 'begin' }
  const running = found.subscription
  if (running.planId === plan._id) {
    return running.endsAt > monthLater(now) ? { kind: 'impossible', running } : { kind: 'prolong', running }
  }
  // In the grace nothing of what was paid is left.
  if (running.endsAt <= now) return { kind: 'begin' }
  const dearer = plan.currency === found.plan.currency && plan.price > found.plan.price
  return dearer ? { kind: 'replace', running, credit: unusedValue(running, now) } : { kind: 'impossible', running }
}

type PlanPayment = Pick<Row<'payments'>, 'userId' | 'planId' | 'amount' | 'createdAt' | 'subscriptionId' | 'renewsFrom'>

/**
 * Returns the change that a payment of a plan buys as things stand; undefined when it buys none, because the plan that runs, or the credit
 * that was taken off its price, is not the one that the payment was made with.
 */
async function boughtChange(context: OperationContext, plan: Plan, payment: PlanPayment): Promise<Change | undefined> {
  const change = await changeTo(context, payment.userId, plan)
  if (change.kind === 'impossible') return undefined
  const credit = change.kind === 'replace' ? unusedValue(change.running, payment.createdAt) : 0
  return payment.amount >= plan.price - credit ? change : undefined
}

/** The subscription that a payment renews; undefined when its month was paid in another manner, or it has ended. */
async function renewedBy({ tables }: OperationContext, payment: PlanPayment): Promise<Subscription | undefined> {
  const { subscriptionId: _id, renewsFrom: endsAt } = payment
  if (_id === null || endsAt === null) return undefined
  return tables.find('subscriptions', { _id, endsAt, status: ['active', 'grace'] })
}

/** Whether a payment still pays for its plan. */
export async function paysForPlan(context: OperationContext, payment: PlanPayment): Promise<boolean> {
  if (payment.renewsFrom !== null) return (await renewedBy(context, payment)) !== undefined
  return (await boughtChange(context, await findPlan(context.tables, payment.planId ?? ''), payment)) !== undefined
}

/** Starts, extends or renews a paid plan. If another purchase prevents it, the money goes into the wallet. */
export async function beginSubscription(context: OperationContext, payment: Row<'payments'>): Promise<void> {
  const plan = await findPlan(context.tables, payment.planId ?? '')
  if (payment.renewsFrom !== null) return renewSubscription(context, payment, plan)
  const change = await boughtChange(context, plan, payment)
  if (change === undefined) {
    await bookTopUp(context, payment)
    return
  }
  await bookSubscription(context, payment, plan)
  const subscription = await applyChange(context, payment.userId, plan, change)
  const { renewalMethod: method, renewalCardId: cardId } = payment
  // A card that was chosen may be gone by now, or none have paid: then nothing is renewed.
  if (method === null || !plan.onOffer || (method === 'card' && cardId === null)) return
  await setRenewal(context, subscription, plan, { method, cardId })
}

/** The month that follows the one that ends, at the price that was charged. */
async function renewSubscription(context: OperationContext, payment: Row<'payments'>, plan: Plan): Promise<void> {
  const subscription = await renewedBy(context, payment)
  if (subscription === undefined) {
    await bookTopUp(context, payment)
    return
  }
  await bookSubscription(context, payment, plan)
  const { endsAt: startsAt } = subscription
  const { amount: price, currency } = payment
  const columns = { price, currency, startsAt, ...(await extendTo(context, subscription, monthLater(startsAt))) }
  const renewed = await moveSubscription(context, subscription, { type: 'subscription.renew' }, columns)
  await notifyRenewed(context, { subscription: renewed, plan }, { amount: price, currency })
}

/** A dearer plan that the unused rest of the present one pays for in full. */
export const beginWithoutPaying = async (context: OperationContext, userId: string, plan: Plan): Promise<Subscription> =>
  applyChange(context, userId, plan, await changeTo(context, userId, plan))

async function applyChange(context: OperationContext, userId: string, plan: Plan, change: Change): Promise<Subscription> {
  const { tables, now, newId } = context
  if (change.kind === 'prolong') {
    const { running } = change
    const { endsAt } = running
    const extended = await extendTo(context, running, monthLater(endsAt))
    // In the grace the month that was paid is over, and the next one counts from its end.
    const isOver = endsAt <= now
    const price = isOver ? plan.price : running.price + plan.price
    const columns = { price, startsAt: isOver ? endsAt : running.startsAt, ...extended }
    return moveSubscription(context, running, { type: 'subscription.renew' }, columns)
  }
  // An expired one that no job has ended yet does not block, either.
  const ended =
    change.kind === 'replace'
      ? change.running
      : await tables.find('subscriptions', { userId, status: openStates(subscriptionMachine) })
  if (ended !== undefined) await moveSubscription(context, ended, { type: 'subscription.expire' })
  if (change.kind === 'replace' && change.credit > plan.price) {
    await bookPlanCredit(context, { userId, amount: change.credit - plan.price, currency: plan.currency, plan })
  }
  const endsAt = monthLater(now)
  const subscription: Subscription = {
    _id: newId(),
    userId,
    planId: plan._id,
    status: 'active',
    price: plan.price,
    currency: plan.currency,
    startsAt: now,
    endsAt,
    runsUntil: endsAt,
    createdAt: now,
    updatedAt: now,
  }
  await tables.insert('subscriptions', subscription)
  return subscription
}
