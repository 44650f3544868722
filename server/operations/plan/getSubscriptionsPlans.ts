import { pageOf } from '#server/domain/platform/paging.ts'
import { serializePlan } from '#server/domain/plan/plan-serializer.ts'
import { runningSubscription } from '#server/domain/plan/plans.ts'
import { offerOf } from '#server/domain/plan/subscriptions.ts'
import type { Operation } from '#server/operation.ts'

export const getSubscriptionsPlans: Operation<'getSubscriptionsPlans'> = async (call) => {
  const { tables, body, caller, now } = call
  const onOffer = { onOffer: true }
  const [plans, total, running] = await Promise.all([
    tables.list('plans', onOffer, { orderBy: ['position', '_id'], ...pageOf(body) }),
    tables.count('plans', onOffer),
    runningSubscription(call, caller.user._id),
  ])
  return {
    plans: plans.map((plan) => {
      const offer = offerOf(running, plan, now)
      const { currency } = plan
      return {
        ...serializePlan(plan),
        ...(offer === undefined ? {} : { offer: { change: offer.change, due: { amount: offer.due, currency } } }),
      }
    }),
    total,
  }
}
