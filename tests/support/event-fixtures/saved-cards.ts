import type { savedCardsMachine } from '#src/machines/payment/saved-cards.machine.ts'
import { sampleCard } from '#tests/support/account-fixtures.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const savedCardsEvents = {
  inputs: { 'the own cards': undefined },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'deleting.asked': { type: 'deleting.asked', card: sampleCard },
    'deleting.confirmed': { type: 'deleting.confirmed' },
    'deleting.abandoned': { type: 'deleting.abandoned' },
    'reading answered': actorDone('reading', { cards: [sampleCard] }),
    'reading answered, none': actorDone('reading', { cards: [] }),
    'reading unreachable': actorFailed('reading', unreachable),
    'reading, signed out elsewhere': actorFailed('reading', rejected(401)),
    'deleting answered': actorDone('deleting', { message: '' }),
    'deleting refused': actorFailed('deleting', rejected(404)),
    'deleting unreachable': actorFailed('deleting', unreachable),
  },
} satisfies FlowEvents<typeof savedCardsMachine>
