import { assign, emit, setup } from 'xstate'
import type { Side } from '#src/api/api-settings.ts'
import { paths } from '#src/lib/paths.ts'
import { navigate } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'

export type AccountSwitchEvent =
  | { type: 'switch.asked'; side: Side }
  | { type: 'switch.confirmed' }
  | { type: 'switch.cancelled' }

/** How long the notice stands, so that the change of sides is seen and not taken for a jump of the page. */
const noticeTime = 800

/** Somebody wants to act on the other side of their account. They are asked first; then they are led to that side's home. */
export const accountSwitchMachine = setup({
  types: flowTypes<{ context: { side: Side }; events: AccountSwitchEvent }>(),
  delays: { noticeTime },
  actions: {
    choose: assign((_, { side }: { side: Side }) => ({ side })),
    switchSide: emit(({ context }) => ({ type: 'session.switched' as const, side: context.side })),
    goHome: emit(({ context }) => navigate(context.side === 'Seller' ? paths.sellerHome : paths.home)),
  },
}).createMachine({
  id: 'accountSwitch',
  context: { side: 'Buyer' },
  initial: 'settled',
  states: {
    settled: {
      on: { 'switch.asked': { target: 'asking', actions: { type: 'choose', params: ({ event }) => ({ side: event.side }) } } },
    },
    asking: {
      tags: ['dialog'],
      on: { 'switch.confirmed': { target: 'switching', actions: 'switchSide' }, 'switch.cancelled': { target: 'settled' } },
    },
    switching: {
      tags: ['busy'],
      after: { noticeTime: { target: 'settled', actions: 'goHome' } },
    },
  },
})
