import type { ticketDetailsMachine } from '#src/machines/support/ticket-details.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { repliedTicket, closedTicket, openTicket } from '#tests/support/ticket-fixtures.ts'

export const ticketDetailsEvents = {
  inputs: { 'a ticket': { id: openTicket._id, side: 'buyer' }, 'no ticket': { id: null, side: 'buyer' } },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'reply written': { type: 'action.decided', command: { type: 'reply', message: 'Any news?' } },
    'closing chosen': { type: 'action.chosen', action: 'close' },
    'closing confirmed': { type: 'action.confirmed', command: { type: 'close' } },
    'closing abandoned': { type: 'action.abandoned' },
    'live.changed': { type: 'live.changed', event: { type: 'notification.created', subjectId: 'n' } },
    'reading answered': actorDone('reading', { entity: repliedTicket }),
    'reading refused': actorFailed('reading', rejected(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'rereading answered': actorDone('rereading', { entity: repliedTicket }),
    'rereading unreachable': actorFailed('rereading', unreachable),
    'changing answered': actorDone('changing', { entity: closedTicket, message: '' }),
    'changing refused': actorFailed('changing', rejected(409)),
    'changing unreachable': actorFailed('changing', unreachable),
  },
} satisfies FlowEvents<typeof ticketDetailsMachine>

/** Messages of a ticket are never changed. */
export const ticketDetailsNeverIn = ['shown.document.fetching']
