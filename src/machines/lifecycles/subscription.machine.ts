import { setup } from 'xstate'

export type SubscriptionEvent =
  | { type: 'subscription.renew' }
  | { type: 'subscription.resume' }
  | { type: 'subscription.failRenewal' }
  | { type: 'subscription.cancel' }
  | { type: 'subscription.expire' }

/**
 * A plan that was paid for, for another month at a time. Cancelled, it runs to the end of what was paid, and can be taken up again until
 * then. A renewal that fails leaves it in the grace, in which its rights go on until it is paid, given up or over.
 */
export const subscriptionMachine = setup({ types: { events: {} as SubscriptionEvent } }).createMachine({
  id: 'subscription',
  initial: 'active',
  states: {
    active: {
      on: {
        'subscription.renew': 'active',
        'subscription.failRenewal': 'grace',
        'subscription.cancel': 'cancelled',
        'subscription.expire': 'expired',
      },
    },
    grace: {
      on: {
        'subscription.renew': 'active',
        // Another try has failed.
        'subscription.failRenewal': 'grace',
        // What was paid is over: there is no end to run to.
        'subscription.cancel': 'expired',
        'subscription.expire': 'expired',
      },
    },
    cancelled: {
      on: { 'subscription.renew': 'active', 'subscription.resume': 'active', 'subscription.expire': 'expired' },
    },
    expired: { type: 'final' },
  },
})
