import { listPlans } from '#server/domain/plan/plan-offers.ts'
import { versionOf } from '#server/domain/platform/read-version.ts'
import type { Operation } from '#server/operation.ts'

export const getPlans: Operation<'getPlans'> = async (call) => {
  const plans = await listPlans(call)
  return { plans, version: await versionOf(call, plans) }
}
