import { emit, setup } from 'xstate'
import { paths } from '#src/lib/paths.ts'
import { type FlowEmitted, navigate } from '#src/machines/platform/emitted-events.ts'
import type { FlowTag } from '#src/machines/platform/flow-tags.ts'

export type SellerGateEvent = { type: 'switch.accepted' } | { type: 'switch.declined' }

/** Somebody on the buyer side opens a page of the seller side. They switch sides, or go back to the buyer's home. */
export const sellerGateMachine = setup({
  types: {
    // Types are all that XState takes from these; the values are never read.
    events: {} as SellerGateEvent,
    tags: {} as FlowTag,
    emitted: {} as FlowEmitted,
  },
  actions: {
    switchSide: emit({ type: 'session.switched', side: 'Seller' }),
    goToSellerHome: emit(navigate(paths.sellerHome, { replace: true })),
    goToBuyerHome: emit(navigate(paths.home, { replace: true })),
  },
}).createMachine({
  id: 'sellerGate',
  initial: 'asking',
  states: {
    asking: {
      tags: ['dialog'],
      on: {
        'switch.accepted': { target: 'switched', actions: ['switchSide', 'goToSellerHome'] },
        'switch.declined': { target: 'declined', actions: 'goToBuyerHome' },
      },
    },
    switched: {},
    declined: {},
  },
})
