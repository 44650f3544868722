import { setup } from 'xstate'

/** Who may move a payout: a seller asks for it and may cancel it until the bank has it; everything else is the marketplace's. */
type PayoutParty = 'seller' | 'operator'

type PayoutEventType = 'payout.cancel' | 'payout.send' | 'payout.arrive' | 'payout.return'

export type PayoutEvent = { [Type in PayoutEventType]: { type: Type; by: PayoutParty } }[PayoutEventType]

/**
 * Earnings on their way to a seller's bank account. The bank may send them back, and an operator may refuse them before the bank has
 * them: both put the money back, with a reason. So does the seller who cancels it, without one.
 */
export const payoutMachine = setup({
  types: { events: {} as PayoutEvent },
  guards: {
    byOperator: ({ event }) => event.by === 'operator',
    bySeller: ({ event }) => event.by === 'seller',
  },
}).createMachine({
  id: 'payout',
  initial: 'requested',
  states: {
    requested: {
      on: {
        'payout.cancel': { guard: 'bySeller', target: 'cancelled' },
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
    cancelled: { type: 'final' },
  },
})
