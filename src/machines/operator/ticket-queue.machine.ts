import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type OpenTicket = CallResults<'getOpenTickets'>['tickets'][number]
export type TicketDecision = { act: 'answer' } & CallBody<'answerTicket'>

/** An operator answers tickets, in the language of the ticket's owner. */
export const ticketQueueMachine = createQueueMachine<OpenTicket, object, TicketDecision>({
  id: 'queue.tickets',
  read: async (_, signal) => {
    const { tickets, total } = (await callOperatorApi('getOpenTickets', { signal })).results
    return { items: tickets, total }
  },
  decide: ({ ticket }, { text }, signal) => callOperatorApi('answerTicket', { path: { id: ticket._id }, body: { text }, signal }),
})
