import type { savedCardsMachine } from '#src/machines/saved-cards.machine.ts'
import { sampleCard } from '#tests/support/account-samples.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const savedCardsAlphabet = {
  inputs: { 'the own cards': undefined },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'deleting.asked': { type: 'deleting.asked', card: sampleCard },
    'deleting.confirmed': { type: 'deleting.confirmed' },
    'deleting.abandoned': { type: 'deleting.abandoned' },
    'reading answered': actorAnswered('reading', { cards: [sampleCard] }),
    'reading answered, none': actorAnswered('reading', { cards: [] }),
    'reading unreachable': actorFailed('reading', unreachable),
    'reading, signed out elsewhere': actorFailed('reading', refused(401)),
    'deleting answered': actorAnswered('deleting', { message: '' }),
    'deleting refused': actorFailed('deleting', refused(404)),
    'deleting unreachable': actorFailed('deleting', unreachable),
  },
} satisfies FlowAlphabet<typeof savedCardsMachine>
