import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { createDealMachine } from './create-deal-machine.ts'
import { can } from './lifecycles/life-cycle.ts'
import { ticketMachine } from './lifecycles/ticket.machine.ts'

type Ticket = components['schemas']['Ticket']

const actions = ['reply', 'close'] as const
export type TicketAction = (typeof actions)[number]

/** What is written in a reply; closing takes no words. */
export interface TicketWord {
  message?: string
}

/** One question to the staff, as whoever asked it follows it: writes again, and closes it when it is settled. */
export const ticketDetailsMachine = createDealMachine<Ticket, TicketAction, TicketWord, never>({
  id: 'ticketDetails',
  // The staff's answer comes with a notification, which does not say what it is about.
  live: 'notification.created',
  concerns: () => true,
  read: async (id, signal) => (await callApi('viewTicket', { path: { id }, signal })).results,
  actions: ({ status }) => actions.filter((action) => can(ticketMachine, status, { type: `ticket.${action}` })),
  questions: new Set<TicketAction>(['close']),
  noWord: {},
  change: async (id, { action, word, idempotencyKey }) => {
    const path = { id }
    const { results, message } =
      action === 'close'
        ? await callApi('closeTicket', { path })
        : await callApi('replyTicket', { path, body: { message: word.message ?? '' }, idempotencyKey })
    return { thing: results, message }
  },
  doneKey: 'support:changed',
  draftOf: draftNames.ticketReply,
})
