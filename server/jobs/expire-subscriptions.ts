import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { findPlan } from '#server/domain/plan/plans.ts'
import { moveSubscription } from '#server/domain/plan/subscription-moves.ts'
import { openStates } from '#src/machines/lifecycles/life-cycle.ts'
import { subscriptionMachine } from '#src/machines/lifecycles/subscription.machine.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { eachAlone, type JobDeps } from './job-deps.ts'

const batch = 50

/**
 * Ends the subscriptions whose paid time is over, and the grace of a renewal that failed. The exact minute does not matter: an expired one no longer counts. Returns how many it
 * ended.
 */
export async function expireSubscriptions(deps: JobDeps): Promise<number> {
  const now = deps.clock().toISOString()
  const status = openStates(subscriptionMachine)
  const live = await deps.store.list('subscriptions', { status }, { orderBy: ['runsUntil'], limit: batch })
  const over = live.filter(({ runsUntil }) => runsUntil <= now).map(({ _id }) => _id)
  return eachAlone(deps, over, async (own, id) => {
    const subscription = await own.tables.find('subscriptions', { _id: id })
    if (subscription === undefined || subscription.runsUntil > own.now) throw conflict('server:conflict.changed')
    await moveSubscription(own, subscription, { type: 'subscription.expire' })
    const plan = await findPlan(own.tables, subscription.planId)
    const { userId } = subscription
    await notify(own, { userId, side: 'seller', type: 'subscriptionExpired', subjectId: id, values: { plan: localName(plan) } })
  })
}
