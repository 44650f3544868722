import { listPlans } from '#server/domain/plan/plan-offers.ts'
import type { Operation } from '#server/operation.ts'

export const getPlans: Operation<'getPlans'> = async (call) => ({ plans: await listPlans(call) })
