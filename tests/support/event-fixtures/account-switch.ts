import type { accountSwitchMachine } from '#src/machines/account/account-switch.machine.ts'
import { delayPassed } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const accountSwitchEvents = {
  inputs: { 'any page': undefined },
  events: {
    'switch.asked': { type: 'switch.asked', side: 'Seller' },
    'switch.confirmed': { type: 'switch.confirmed' },
    'switch.cancelled': { type: 'switch.cancelled' },
    'the notice was read': delayPassed('noticeTime', 'accountSwitch.switching'),
  },
} satisfies FlowEvents<typeof accountSwitchMachine>
