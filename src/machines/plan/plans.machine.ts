import { type CallResults, callApi } from '#src/api/call-api.ts'
import { createReadingMachine } from '#src/machines/platform/create-reading-machine.ts'

export interface PlanChoice {
  plans: CallResults<'getSubscriptionsPlans'>['plans']
  current: CallResults<'getUserSubscriptionPlan'>
}

/** Somebody compares the plans on offer with the one that they have. */
export const plansMachine = createReadingMachine<object, PlanChoice>({
  id: 'plans',
  read: async (_, signal) => {
    const [plans, current] = await Promise.all([
      callApi('getSubscriptionsPlans', { body: { pageSize: 100 }, signal }),
      callApi('getUserSubscriptionPlan', { signal }),
    ])
    return { plans: plans.results.plans, current: current.results }
  },
})
