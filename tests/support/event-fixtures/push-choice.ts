import type { pushChoiceMachine } from '#src/machines/notification/push-choice.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const pushChoiceEvents = {
  inputs: { 'the settings': undefined },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'pushes.chosen': { type: 'pushes.chosen', on: false },
    'reading answered': actorDone('reading', { on: true }),
    'reading unreachable': actorFailed('reading', unreachable),
    'reading, signed out elsewhere': actorFailed('reading', rejected(401)),
    'saving answered': actorDone('saving', { on: false }),
    'saving unreachable': actorFailed('saving', unreachable),
  },
} satisfies FlowEvents<typeof pushChoiceMachine>
