import { serializeCurrentPlan } from '#server/domain/plan/plan-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const getUserSubscriptionPlan: Operation<'getUserSubscriptionPlan'> = (call) =>
  serializeCurrentPlan(call, call.caller.user._id)
