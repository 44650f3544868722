import { openPlanPayment, serializePayment } from '#server/domain/payment/payments.ts'
import { serializeCurrentPlan } from '#server/domain/plan/plan-serializer.ts'
import { runningSubscription } from '#server/domain/plan/plans.ts'
import { conflict, invalidFields } from '#server/domain/platform/domain-error.ts'
import { beginWithoutPaying, moveSubscription, pricePlan } from '#server/domain/plan/subscriptions.ts'
import type { Operation } from '#server/operation.ts'

export const purchaseSubscription: Operation<'purchaseSubscription'> = async (call) => {
  const { caller, body } = call
  const userId = caller.user._id
  if (body.action === 'cancel') {
    const running = await runningSubscription(call, userId)
    if (running === undefined) throw conflict('server:conflict.noPlan')
    await moveSubscription(call, running.subscription, { type: 'subscription.cancel' })
    return { current: await serializeCurrentPlan(call, userId) }
  }
  if (body.planId === undefined) throw invalidFields({ planId: { key: 'server:field.required' } })
  const { plan, due } = await pricePlan(call, userId, body.planId)
  if (due === 0) {
    await beginWithoutPaying(call, userId, plan)
    return { current: await serializeCurrentPlan(call, userId) }
  }
  const payment = await openPlanPayment(call, userId, plan, due)
  return { current: await serializeCurrentPlan(call, userId), payment: serializePayment(call.ports, payment) }
}
