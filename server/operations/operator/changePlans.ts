import { offerPlans } from '#server/domain/plan/plan-offers.ts'
import type { Operation } from '#server/operation.ts'

export const changePlans: Operation<'changePlans'> = async (call) => {
  const { plans } = call.body
  return { onOffer: plans.length, withdrawn: await offerPlans(call, plans) }
}
