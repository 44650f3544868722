import type { pushChoiceMachine } from '#src/machines/push-choice.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const pushChoiceAlphabet = {
  inputs: { 'the settings': undefined },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'pushes.chosen': { type: 'pushes.chosen', on: false },
    'reading answered': actorAnswered('reading', { on: true }),
    'reading unreachable': actorFailed('reading', unreachable),
    'reading, signed out elsewhere': actorFailed('reading', refused(401)),
    'saving answered': actorAnswered('saving', { on: false }),
    'saving unreachable': actorFailed('saving', unreachable),
  },
} satisfies FlowAlphabet<typeof pushChoiceMachine>
