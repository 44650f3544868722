import { type CallResults, callApi } from '#src/api/call-api.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { subscriptionMachine } from '#src/machines/lifecycles/subscription.machine.ts'
import type { RenewalChoice } from '#src/machines/payment/create-paying-machine.ts'
import { createEntityMachine, type EntityChange } from '#src/machines/platform/create-entity-machine.ts'

export interface OwnPlan {
  current: CallResults<'getUserSubscriptionPlan'>
  /** By what it could be renewed. */
  cards: CallResults<'getSavedCards'>['cards']
  wallet: CallResults<'getUserWalletInfo'>['wallet']
}

export type PlanCommand = { type: 'cancel' } | { type: 'renew'; renewal: RenewalChoice } | { type: 'stopRenewal' }

/**
 * A user sees the plan that holds for them and what of it is used, has it renewed from the wallet or by a saved card, or cancels it. The
 * renewal is turned off by one press. What becomes of it is told by a notification, which has it all read again.
 */
export const ownPlanMachine = createEntityMachine<OwnPlan, PlanCommand, never>({
  id: 'ownPlan',
  live: 'notification.created',
  concerns: () => true,
  read: async (_, signal) => {
    const [current, cards, wallet] = await Promise.all([
      callApi('getUserSubscriptionPlan', { signal }),
      callApi('getSavedCards', { signal }),
      callApi('getUserWalletInfo', { signal }),
    ])
    return { current: current.results, cards: cards.results.cards, wallet: wallet.results.wallet }
  },
  actions: ({ current: { subscription } }) => {
    if (subscription === undefined) return []
    const isRenewed = subscription.renewal !== undefined
    return [
      ...(can(subscriptionMachine, subscription.status, { type: 'subscription.cancel' }) ? (['cancel'] as const) : []),
      ...(can(subscriptionMachine, subscription.status, { type: 'subscription.renew' }) ? (['renew'] as const) : []),
      ...(isRenewed ? (['stopRenewal'] as const) : []),
    ]
  },
  immediate: (action) => (action === 'stopRenewal' ? { type: action } : undefined),
  // The plan is answered; what its owner could pay with is read again, too.
  change: async (_, change) => ({ message: await sendPlanChange(change) }),
  doneKey: 'money:plan.changed',
})

async function sendPlanChange({ command, idempotencyKey }: EntityChange<PlanCommand>): Promise<string> {
  const body = command.type === 'renew' ? { action: command.type, renewal: command.renewal } : { action: command.type }
  return (await callApi('purchaseSubscription', { body, idempotencyKey })).message
}
