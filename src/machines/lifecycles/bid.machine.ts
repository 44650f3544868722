import { setup } from 'xstate'

/** Who may move a bid. `system` is time that passed, or the end of the requirement it was made for. */
export type BidParty = 'buyer' | 'seller' | 'system'

type Command = 'bid.accept' | 'bid.reject' | 'bid.withdraw' | 'bid.lapse'

export type BidEvent = { [Type in Command]: { type: Type; by: BidParty } }[Command]

/** One version of a seller's bid: it stands until the buyer decides, the seller withdraws or replaces it, or its time is over. */
export const bidMachine = setup({
  types: { events: {} as BidEvent },
  guards: {
    byBuyer: ({ event }) => event.by === 'buyer',
    bySeller: ({ event }) => event.by === 'seller',
    bySystem: ({ event }) => event.by === 'system',
  },
}).createMachine({
  id: 'bid',
  initial: 'submitted',
  states: {
    submitted: {
      on: {
        'bid.accept': { guard: 'byBuyer', target: 'accepted' },
        'bid.reject': { guard: 'byBuyer', target: 'rejected' },
        'bid.withdraw': { guard: 'bySeller', target: 'withdrawn' },
        'bid.lapse': { guard: 'bySystem', target: 'lapsed' },
      },
    },
    accepted: { type: 'final' },
    rejected: { type: 'final' },
    withdrawn: { type: 'final' },
    lapsed: { type: 'final' },
  },
})
