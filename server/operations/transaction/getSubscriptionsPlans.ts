import { pageOf } from '#server/domain/paging.ts'
import { planAnswer } from '#server/domain/plan-answers.ts'
import type { Operation } from '#server/operation.ts'

export const getSubscriptionsPlans: Operation<'getSubscriptionsPlans'> = async ({ tables, body }) => {
  const onOffer = { onOffer: true }
  const [plans, total] = await Promise.all([
    tables.list('plans', onOffer, { orderBy: ['position', '_id'], ...pageOf(body) }),
    tables.count('plans', onOffer),
  ])
  return { plans: plans.map(planAnswer), total }
}
