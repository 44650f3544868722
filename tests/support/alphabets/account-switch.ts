import type { accountSwitchMachine } from '#src/machines/account-switch.machine.ts'
import { delayPassed } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const accountSwitchAlphabet = {
  inputs: { 'any page': undefined },
  events: {
    'switch.asked': { type: 'switch.asked', side: 'Seller' },
    'switch.confirmed': { type: 'switch.confirmed' },
    'switch.cancelled': { type: 'switch.cancelled' },
    'the notice was read': delayPassed('noticeTime', 'accountSwitch.switching'),
  },
} satisfies FlowAlphabet<typeof accountSwitchMachine>
