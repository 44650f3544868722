import { setup } from 'xstate'

/** Who may move a quote. `system` is time that passed. */
export type QuoteParty = 'buyer' | 'seller' | 'system'

type Command =
  | 'quote.offer'
  | 'quote.counter'
  | 'quote.accept'
  | 'quote.reject'
  | 'quote.withdraw'
  | 'quote.expire'
  | 'quote.note'

export type QuoteEvent = { [Type in Command]: { type: Type; by: QuoteParty } }[Command]

/**
 * The life of a quote from the buyer's request to an order, in as many rounds as both like. Each offer and counter-offer is a version
 * of its own and binds who makes it; who accepts names the version it has seen. An open quote ends by itself with the last day that its terms are valid.
 * `quote.note` asks or tells something and moves nothing. What has ended stays so: asking again makes a new quote.
 */
export const quoteMachine = setup({
  types: { events: {} as QuoteEvent },
  guards: {
    byBuyer: ({ event }) => event.by === 'buyer',
    bySeller: ({ event }) => event.by === 'seller',
    byBuyerOrSeller: ({ event }) => event.by === 'buyer' || event.by === 'seller',
    bySystem: ({ event }) => event.by === 'system',
  },
}).createMachine({
  id: 'quote',
  initial: 'requested',
  states: {
    requested: {
      on: {
        'quote.offer': { guard: 'bySeller', target: 'offered' },
        'quote.reject': { guard: 'bySeller', target: 'rejected' },
        'quote.withdraw': { guard: 'byBuyer', target: 'withdrawn' },
        'quote.expire': { guard: 'bySystem', target: 'expired' },
        'quote.note': { guard: 'byBuyerOrSeller', target: 'requested' },
      },
    },
    offered: {
      on: {
        'quote.accept': { guard: 'byBuyer', target: 'accepted' },
        'quote.counter': { guard: 'byBuyer', target: 'countered' },
        'quote.offer': { guard: 'bySeller', target: 'offered' },
        'quote.reject': { guard: 'byBuyer', target: 'rejected' },
        'quote.withdraw': { guard: 'byBuyerOrSeller', target: 'withdrawn' },
        'quote.expire': { guard: 'bySystem', target: 'expired' },
        'quote.note': { guard: 'byBuyerOrSeller', target: 'offered' },
      },
    },
    countered: {
      on: {
        'quote.accept': { guard: 'bySeller', target: 'accepted' },
        'quote.offer': { guard: 'bySeller', target: 'offered' },
        'quote.reject': { guard: 'bySeller', target: 'rejected' },
        'quote.withdraw': { guard: 'byBuyer', target: 'withdrawn' },
        'quote.expire': { guard: 'bySystem', target: 'expired' },
        'quote.note': { guard: 'byBuyerOrSeller', target: 'countered' },
      },
    },
    accepted: { type: 'final' },
    rejected: { type: 'final' },
    withdrawn: { type: 'final' },
    expired: { type: 'final' },
  },
})
