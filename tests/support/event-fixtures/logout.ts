import type { logoutMachine } from '#src/machines/account/logout.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const logoutEvents = {
  inputs: { 'any page': undefined },
  events: {
    'logout.asked': { type: 'logout.asked' },
    'logout.confirmed': { type: 'logout.confirmed' },
    'logout.cancelled': { type: 'logout.cancelled' },
    'loggingOut answered': actorDone('loggingOut', { message: '' }),
    'loggingOut refused': actorFailed('loggingOut', rejected(401)),
    'loggingOut unreachable': actorFailed('loggingOut', unreachable),
  },
} satisfies FlowEvents<typeof logoutMachine>
