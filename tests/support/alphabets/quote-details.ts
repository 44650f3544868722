import type { quoteDetailsMachine } from '#src/machines/quote-details.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { endedQuote, quoteAfter, sampleAttachment, sampleQuote } from '#tests/support/quote-samples.ts'

export const quoteDetailsAlphabet = {
  inputs: {
    'an offer of the seller': { id: sampleQuote._id, side: 'buyer' },
    'no quote': { id: null, side: 'buyer' },
  },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'acceptance chosen': { type: 'action.chosen', action: 'accept' },
    'acceptance confirmed': { type: 'action.confirmed', word: { version: 1 } },
    'acceptance abandoned': { type: 'action.abandoned' },
    'live.changed': { type: 'live.changed', event: { type: 'quote.changed', subjectId: sampleQuote._id } },
    'reading answered': actorAnswered('reading', { thing: quoteAfter(1) }),
    'reading refused': actorFailed('reading', refused(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'rereading answered': actorAnswered('rereading', { thing: quoteAfter(1) }),
    'rereading unreachable': actorFailed('rereading', unreachable),
    'changing answered': actorAnswered('changing', { thing: endedQuote('accepted', 'buyer'), message: 'Accepted.' }),
    'changing met another answer': actorFailed('changing', refused(409)),
    'changing refused': actorFailed('changing', refused(422, '', { version: 'There is a newer offer.' })),
    'changing unreachable': actorFailed('changing', unreachable),
    'paper.opened': { type: 'paper.opened', paper: sampleAttachment },
    'fetching answered': actorAnswered('fetching', { file: new Blob() }),
    'fetching unreachable': actorFailed('fetching', unreachable),
  },
} satisfies FlowAlphabet<typeof quoteDetailsMachine>

/** Every step of a quote is asked about first, and where no answer comes the question stays open with its words. */
export const quoteDetailsNeverIn = ['shown.change.unconfirmed']
