import { assertIdentityConfirmed, confirmationEnd } from '#server/domain/account/identity-confirmations.ts'
import { assertNotAlerted } from '#server/domain/account/sign-in-alerts.ts'
import { isPaidAtOnce } from '#server/domain/payment/payment-limits.ts'
import { openPlanPayment, serializePayment } from '#server/domain/payment/payments.ts'
import { serializeCurrentPlan } from '#server/domain/plan/plan-serializer.ts'
import { runningSubscription } from '#server/domain/plan/plans.ts'
import { readRenewalChoice, setRenewal, stopRenewal } from '#server/domain/plan/renewals.ts'
import { moveSubscription } from '#server/domain/plan/subscription-moves.ts'
import { beginWithoutPaying, pricePlan } from '#server/domain/plan/subscriptions.ts'
import { conflict, invalidFields, type ServerKey } from '#server/domain/platform/domain-error.ts'
import type { Call, Operation, ResultsOf } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import type { Money } from '#src/lib/money.ts'

type PlanCall = Call<'purchaseSubscription'>

const actions: Record<PlanCall['body']['action'], (call: PlanCall) => Promise<ResultsOf<'purchaseSubscription'>>> = {
  subscribe,
  cancel,
  renew,
  stopRenewal: stop,
}

export const purchaseSubscription: Operation<'purchaseSubscription'> = (call) => actions[call.body.action](call)

async function subscribe(call: PlanCall) {
  const { caller, body } = call
  const userId = caller.user._id
  if (body.planId === undefined) throw invalidFields({ planId: { key: 'server:field.required' } })
  const { plan, due } = await pricePlan(call, userId, body.planId)
  const renewal = await chosenRenewal(call, priceOf(plan), { isPaid: due > 0 })
  if (due === 0) {
    const subscription = await beginWithoutPaying(call, userId, plan)
    if (renewal !== undefined) await setRenewal(call, subscription, plan, renewal)
    return answer(call)
  }
  const payment = await openPlanPayment(call, userId, plan, due, renewal)
  return { ...(await answer(call)), payment: serializePayment(call.ports, payment) }
}

/** The paid month runs to its end; in the grace there is none. */
async function cancel(call: PlanCall) {
  const { subscription } = await ownPlan(call, 'server:conflict.noPlan')
  await moveSubscription(call, subscription, { type: 'subscription.cancel' }, { runsUntil: subscription.endsAt })
  return answer(call)
}

async function renew(call: PlanCall) {
  const { subscription, plan } = await ownPlan(call, 'server:conflict.noPlanToRenew')
  const renewal = await chosenRenewal(call, priceOf(plan), { isPaid: false })
  if (renewal === undefined) throw invalidFields({ renewal: { key: 'server:field.required' } })
  await setRenewal(call, subscription, plan, renewal)
  return answer(call)
}

async function stop(call: PlanCall) {
  const { subscription } = await ownPlan(call, 'server:conflict.noPlanToRenew')
  await stopRenewal(call, subscription)
  return answer(call)
}

async function ownPlan(call: PlanCall, missing: ServerKey) {
  const running = await runningSubscription(call, call.caller.user._id)
  if (running === undefined) throw conflict(missing)
  return running
}

/** What is charged without the owner is agreed to as a payment is: not from a browser that they can still deny, a large sum by a confirmed identity. */
async function chosenRenewal(call: PlanCall, price: Money, { isPaid }: { isPaid: boolean }) {
  const { caller, body, newId } = call
  if (body.renewal === undefined) return undefined
  await assertNotAlerted(call, caller, 'server:refused.newBrowserPaying')
  const userId = caller.user._id
  const isSmall = await isPaidAtOnce(
    call,
    { _id: newId(), userId, ...price },
    confirmationEnd(caller.session.identityConfirmedAt),
  )
  if (!isSmall) await assertIdentityConfirmed(call, caller)
  return readRenewalChoice(call, userId, body.renewal, { payer: isPaid })
}

const priceOf = ({ price, currency }: Row<'plans'>): Money => ({ amount: price, currency })

const answer = async (call: PlanCall) => ({ current: await serializeCurrentPlan(call, call.caller.user._id) })
