import type { quoteDetailsMachine } from '#src/machines/quote/quote-details.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { endedQuote, quoteAfter, sampleAttachment, sampleQuote } from '#tests/support/quote-fixtures.ts'

export const quoteDetailsEvents = {
  inputs: {
    'an offer of the seller': { id: sampleQuote._id, side: 'buyer' },
    'no quote': { id: null, side: 'buyer' },
  },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'acceptance chosen': { type: 'action.chosen', action: 'accept' },
    'acceptance confirmed': { type: 'action.confirmed', command: { type: 'accept', version: 1 } },
    'acceptance abandoned': { type: 'action.abandoned' },
    'live.changed': { type: 'live.changed', event: { type: 'quote.changed', subjectId: sampleQuote._id } },
    'reading answered': actorDone('reading', { entity: quoteAfter(1) }),
    'reading refused': actorFailed('reading', rejected(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'rereading answered': actorDone('rereading', { entity: quoteAfter(1) }),
    'rereading unreachable': actorFailed('rereading', unreachable),
    'changing answered': actorDone('changing', { entity: endedQuote('accepted', 'buyer'), message: 'Accepted.' }),
    'changing met another answer': actorFailed('changing', rejected(409)),
    'changing refused': actorFailed('changing', rejected(422, '', { version: 'There is a newer offer.' })),
    'changing unreachable': actorFailed('changing', unreachable),
    'attachment.opened': { type: 'attachment.opened', attachment: sampleAttachment },
    'fetching answered': actorDone('fetching', { file: new Blob() }),
    'fetching unreachable': actorFailed('fetching', unreachable),
  },
} satisfies FlowEvents<typeof quoteDetailsMachine>

/** Every step of a quote is asked about first, and without a response the question stays open with its text. */
export const quoteDetailsNeverIn = ['shown.change.unconfirmed']
