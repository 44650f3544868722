import { setup } from 'xstate'

export type SubscriptionEvent = { type: 'subscription.renew' } | { type: 'subscription.cancel' } | { type: 'subscription.expire' }

/** A plan that was paid for. Cancelled, it runs to the end of what was paid, and can be taken up again until then. */
export const subscriptionMachine = setup({ types: { events: {} as SubscriptionEvent } }).createMachine({
  id: 'subscription',
  initial: 'active',
  states: {
    active: {
      on: { 'subscription.renew': 'active', 'subscription.cancel': 'cancelled', 'subscription.expire': 'expired' },
    },
    cancelled: { on: { 'subscription.renew': 'active', 'subscription.expire': 'expired' } },
    expired: { type: 'final' },
  },
})
