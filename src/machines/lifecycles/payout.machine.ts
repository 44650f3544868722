import { setup } from 'xstate'

/** Who may move a payout: a seller asks for it, and everything after that is the marketplace's. */
type PayoutParty = 'seller' | 'operator'

export type PayoutEvent = { [Type in 'payout.send' | 'payout.arrive' | 'payout.return']: { type: Type; by: PayoutParty } }[
  | 'payout.send'
  | 'payout.arrive'
  | 'payout.return']

/**
 * Earnings on their way to a seller's bank account. The bank may send them back, and an operator may refuse them before the bank has
 * them: both put the money back, with a reason.
 */
export const payoutMachine = setup({
  types: { events: {} as PayoutEvent },
  guards: { byOperator: ({ event }) => event.by === 'operator' },
}).createMachine({
  id: 'payout',
  initial: 'requested',
  states: {
    requested: {
      on: {
        'payout.send': { guard: 'byOperator', target: 'sent' },
        'payout.return': { guard: 'byOperator', target: 'returned' },
      },
    },
    sent: {
      on: {
        'payout.arrive': { guard: 'byOperator', target: 'arrived' },
        'payout.return': { guard: 'byOperator', target: 'returned' },
      },
    },
    arrived: { type: 'final' },
    returned: { type: 'final' },
  },
})
