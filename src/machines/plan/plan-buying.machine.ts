import { type CallResults, callApi } from '#src/api/call-api.ts'
import { paths } from '#src/lib/paths.ts'
import { createPayingMachine } from '#src/machines/payment/create-paying-machine.ts'
import { navigate, successToast } from '#src/machines/platform/emitted-events.ts'
import { type PaymentOffer, readPaymentOffer } from '#src/machines/payment/payment-offer.ts'

export interface PayablePlan {
  /** Undefined when it is not on offer (any more). */
  plan: CallResults<'getSubscriptionsPlans'>['plans'][number] | undefined
  offer: PaymentOffer
}

/** Somebody buys a month of a plan, or changes to a dearer one; the rest of what they had may pay all of it. */
export const planBuyingMachine = createPayingMachine<PayablePlan>({
  id: 'planBuying',
  read: async (planId, signal) => {
    const [{ results }, offer] = await Promise.all([
      callApi('getSubscriptionsPlans', { body: { pageSize: 100 }, signal }),
      readPaymentOffer(signal),
    ])
    return { plan: results.plans.find(({ _id }) => _id === planId), offer }
  },
  isPayable: ({ plan }) => plan?.offer !== undefined,
  start: async (planId, idempotencyKey, renewal) => {
    const body = { action: 'subscribe' as const, planId, ...(renewal && { renewal }) }
    const { results, message } = await callApi('purchaseSubscription', { body, idempotencyKey })
    return { payment: results.payment ?? null, message }
  },
  onDone: (_, { payment, message }) => [
    successToast(message, payment?.status === 'review' ? 'money:transfer.declared' : 'money:plan.bought'),
    navigate(paths.mySubscriptionPlan, { replace: true }),
  ],
})
