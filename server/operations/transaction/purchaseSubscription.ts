import { newPayment, paymentAnswer } from '#server/domain/payments.ts'
import { currentPlanAnswer } from '#server/domain/plan-answers.ts'
import { runningSubscription } from '#server/domain/plans.ts'
import { conflict, invalid } from '#server/domain/refusal.ts'
import { beginWithoutPaying, moveSubscription, pricePlan } from '#server/domain/subscriptions.ts'
import type { Operation } from '#server/operation.ts'

export const purchaseSubscription: Operation<'purchaseSubscription'> = async (call) => {
  const { tables, caller, body } = call
  const userId = caller.user._id
  if (body.action === 'cancel') {
    const running = await runningSubscription(call, userId)
    if (running === undefined) throw conflict('server:conflict.noPlan')
    await moveSubscription(call, running.subscription, { type: 'subscription.cancel' })
    return { current: await currentPlanAnswer(call, userId) }
  }
  if (body.planId === undefined) throw invalid({ planId: { key: 'server:field.required' } })
  const { plan, due } = await pricePlan(call, userId, body.planId)
  if (due === 0) {
    await beginWithoutPaying(call, userId, plan)
    return { current: await currentPlanAnswer(call, userId) }
  }
  const payment = newPayment(call, { kind: 'subscription', planId: plan._id, userId, amount: due, currency: plan.currency })
  await tables.insert('payments', payment)
  return { current: await currentPlanAnswer(call, userId), payment: paymentAnswer(payment) }
}
