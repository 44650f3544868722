import { setup } from 'xstate'

/** Who may move a requirement. `system` is time that passed. */
export type RequirementParty = 'buyer' | 'system'

type Command = 'requirement.award' | 'requirement.close' | 'requirement.expire'

export type RequirementEvent = { [Type in Command]: { type: Type; by: RequirementParty } }[Command]

/**
 * What a buyer asked sellers to bid for. Open until the buyer awards it to one bid or closes it with a reason, or until nobody did so in
 * time. Whether bids are taken while it is open is the deadline's word, not a state.
 */
export const requirementMachine = setup({
  types: { events: {} as RequirementEvent },
  guards: {
    byBuyer: ({ event }) => event.by === 'buyer',
    bySystem: ({ event }) => event.by === 'system',
  },
}).createMachine({
  id: 'requirement',
  initial: 'open',
  states: {
    open: {
      on: {
        'requirement.award': { guard: 'byBuyer', target: 'awarded' },
        'requirement.close': { guard: 'byBuyer', target: 'closed' },
        'requirement.expire': { guard: 'bySystem', target: 'expired' },
      },
    },
    awarded: { type: 'final' },
    closed: { type: 'final' },
    expired: { type: 'final' },
  },
})
