import { localName } from '#server/domain/notification-values.ts'
import { notify } from '#server/domain/notifications.ts'
import { findPlan } from '#server/domain/plans.ts'
import { moveSubscription } from '#server/domain/subscriptions.ts'
import { conflict } from '#server/domain/refusal.ts'
import { eachAlone, type JobMeans } from './job-means.ts'

const batch = 50

/**
 * Ends the subscriptions whose paid time is over. Nothing hangs on the minute: one that has run out counts no more at once. Answers how
 * many it ended.
 */
export async function expireSubscriptions(means: JobMeans): Promise<number> {
  const now = means.clock().toISOString()
  const live = await means.store.list('subscriptions', { status: ['active', 'cancelled'] }, { orderBy: ['endsAt'], limit: batch })
  const over = live.filter(({ endsAt }) => endsAt <= now).map(({ _id }) => _id)
  return eachAlone(means, over, async (own, id) => {
    const subscription = await own.tables.find('subscriptions', { _id: id })
    if (subscription === undefined || subscription.endsAt > own.now) throw conflict('server:conflict.changed')
    await moveSubscription(own, subscription, { type: 'subscription.expire' })
    const plan = await findPlan(own.tables, subscription.planId)
    const { userId } = subscription
    await notify(own, { userId, side: 'seller', type: 'subscriptionExpired', subjectId: id, values: { plan: localName(plan) } })
  })
}
