import { openStates } from '#src/machines/lifecycles/life-cycle.ts'
import { subscriptionMachine } from '#src/machines/lifecycles/subscription.machine.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export type Plan = Pick<Row<'plans'>, 'listings' | 'bids' | 'promotions'>

/** The plan of every seller in an installation without plans. */
export const ownPlan: Plan = { listings: 10, bids: 5, promotions: 0 }

/**
 * The subscription that runs at `now`, and its plan: one that is renewed goes on in the grace after its end. An expired one does not count, even
 * before the job has ended it.
 */
export async function runningSubscription(
  { tables, now }: Pick<OperationContext, 'tables' | 'now'>,
  userId: string,
): Promise<{ subscription: Row<'subscriptions'>; plan: Row<'plans'> } | undefined> {
  const subscription = await tables.find('subscriptions', { userId, status: openStates(subscriptionMachine) })
  if (subscription === undefined || subscription.runsUntil <= now) return undefined
  return { subscription, plan: await findPlan(tables, subscription.planId) }
}

/** The free plan. */
export async function freePlan({ tables }: Pick<OperationContext, 'tables'>): Promise<Row<'plans'> | undefined> {
  const [plan] = await tables.list('plans', { price: 0, onOffer: true }, { orderBy: ['position', '_id'], limit: 1 })
  return plan
}

export async function findPlan(tables: OperationContext['tables'], planId: string): Promise<Row<'plans'>> {
  const plan = await tables.find('plans', { _id: planId })
  if (plan === undefined) throw notFound()
  return plan
}
