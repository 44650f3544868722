import { listPlans, offerPlans } from '#server/domain/plan/plan-offers.ts'
import { assertVersion } from '#server/domain/platform/read-version.ts'
import type { Operation } from '#server/operation.ts'

export const changePlans: Operation<'changePlans'> = async (call) => {
  const { plans, version } = call.body
  await assertVersion(call, version, await listPlans(call))
  return { onOffer: plans.length, withdrawn: await offerPlans(call, plans) }
}
