import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { createEntityMachine } from '#src/machines/platform/create-entity-machine.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { ticketMachine } from '#src/machines/lifecycles/ticket.machine.ts'

type Ticket = components['schemas']['Ticket']

const actions = ['reply', 'close'] as const
export type TicketAction = (typeof actions)[number]

/** What is written in a reply; closing takes nothing more. */
export type TicketCommand = { type: 'reply'; message: string } | { type: 'close' }

/** One question to the staff, as whoever asked it follows it: writes again, and closes it when it is settled. */
export const ticketDetailsMachine = createEntityMachine<Ticket, TicketCommand, never>({
  id: 'ticketDetails',
  // The staff's answer comes with a notification, which does not say what it is about.
  live: 'notification.created',
  concerns: () => true,
  read: async (id, signal) => (await callApi('viewTicket', { path: { id }, signal })).results,
  actions: ({ status }) => actions.filter((action) => can(ticketMachine, status, { type: `ticket.${action}` })),
  immediate: () => undefined,
  change: async (id, { command, idempotencyKey }) => {
    const path = { id }
    const { results, message } =
      command.type === 'close'
        ? await callApi('closeTicket', { path })
        : await callApi('replyTicket', { path, body: { message: command.message }, idempotencyKey })
    return { entity: results, message }
  },
  doneKey: 'support:changed',
  draftOf: draftNames.ticketReply,
})
