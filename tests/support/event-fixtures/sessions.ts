import type { sessionsMachine } from '#src/machines/account/sessions.machine.ts'
import { otherSession, thisSession } from '#tests/support/account-fixtures.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const sessionsEvents = {
  inputs: { 'the own devices': undefined },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'ending.asked for one': { type: 'ending.asked', sessions: [otherSession] },
    'ending.asked for all others': { type: 'ending.asked', sessions: [otherSession] },
    'ending.confirmed': { type: 'ending.confirmed' },
    'ending.abandoned': { type: 'ending.abandoned' },
    'reading answered': actorDone('reading', { sessions: [thisSession, otherSession] }),
    'reading unreachable': actorFailed('reading', unreachable),
    'reading, signed out elsewhere': actorFailed('reading', rejected(401)),
    'ending answered': actorDone('ending', undefined),
    'ending unreachable': actorFailed('ending', unreachable),
  },
} satisfies FlowEvents<typeof sessionsMachine>
