import type { sessionsMachine } from '#src/machines/sessions.machine.ts'
import { otherSession, thisSession } from '#tests/support/account-samples.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const sessionsAlphabet = {
  inputs: { 'the own devices': undefined },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'ending.asked for one': { type: 'ending.asked', sessions: [otherSession] },
    'ending.asked for all others': { type: 'ending.asked', sessions: [otherSession] },
    'ending.confirmed': { type: 'ending.confirmed' },
    'ending.abandoned': { type: 'ending.abandoned' },
    'reading answered': actorAnswered('reading', { sessions: [thisSession, otherSession] }),
    'reading unreachable': actorFailed('reading', unreachable),
    'reading, signed out elsewhere': actorFailed('reading', refused(401)),
    'ending answered': actorAnswered('ending', undefined),
    'ending unreachable': actorFailed('ending', unreachable),
  },
} satisfies FlowAlphabet<typeof sessionsMachine>
