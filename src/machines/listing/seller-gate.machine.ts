import { emit, setup } from 'xstate'
import { paths } from '#src/lib/paths.ts'
import { navigate } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'

export type SellerGateEvent = { type: 'switch.accepted' } | { type: 'switch.declined' }

/** Somebody on the buyer side opens a page of the seller side. They switch sides, or go back to the buyer's home. */
export const sellerGateMachine = setup({
  types: flowTypes<{ events: SellerGateEvent }>(),
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
