import type { ticketDetailsMachine } from '#src/machines/ticket-details.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { answeredTicket, closedTicket, openTicket } from '#tests/support/ticket-samples.ts'

export const ticketDetailsAlphabet = {
  inputs: { 'a ticket': { id: openTicket._id, side: 'buyer' }, 'no ticket': { id: null, side: 'buyer' } },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'reply written': { type: 'action.decided', action: 'reply', word: { message: 'Any news?' } },
    'closing chosen': { type: 'action.chosen', action: 'close' },
    'closing confirmed': { type: 'action.confirmed', word: {} },
    'closing abandoned': { type: 'action.abandoned' },
    'live.changed': { type: 'live.changed', event: { type: 'notification.created', subjectId: 'n' } },
    'reading answered': actorAnswered('reading', { thing: answeredTicket }),
    'reading refused': actorFailed('reading', refused(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'rereading answered': actorAnswered('rereading', { thing: answeredTicket }),
    'rereading unreachable': actorFailed('rereading', unreachable),
    'changing answered': actorAnswered('changing', { thing: closedTicket, message: '' }),
    'changing refused': actorFailed('changing', refused(409)),
    'changing unreachable': actorFailed('changing', unreachable),
  },
} satisfies FlowAlphabet<typeof ticketDetailsMachine>

/** Nothing is added to what is said in a ticket. */
export const ticketDetailsNeverIn = ['shown.document.fetching']
