import { currentPlanAnswer } from '#server/domain/plan-answers.ts'
import type { Operation } from '#server/operation.ts'

export const getUserSubscriptionPlan: Operation<'getUserSubscriptionPlan'> = (call) =>
  currentPlanAnswer(call, call.caller.user._id)
