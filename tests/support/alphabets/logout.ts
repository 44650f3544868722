import type { logoutMachine } from '#src/machines/logout.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const logoutAlphabet = {
  inputs: { 'any page': undefined },
  events: {
    'logout.asked': { type: 'logout.asked' },
    'logout.confirmed': { type: 'logout.confirmed' },
    'logout.cancelled': { type: 'logout.cancelled' },
    'loggingOut answered': actorAnswered('loggingOut', { message: '' }),
    'loggingOut refused': actorFailed('loggingOut', refused(401)),
    'loggingOut unreachable': actorFailed('loggingOut', unreachable),
  },
} satisfies FlowAlphabet<typeof logoutMachine>
