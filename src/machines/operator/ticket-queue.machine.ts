import { failureOf } from '#src/api/api-error.ts'
import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine, type QueuePage } from './create-queue-machine.ts'

export type ListedTicket = CallResults<'getTickets'>['tickets'][number]
export type TicketDecision = ({ act: 'answer' } & CallBody<'answerTicket'>) | ({ act: 'dismiss' } & CallBody<'dismissTicket'>)
/** The queue, or the one ticket of a number. */
export type TicketQuery = CallBody<'getTickets'> | CallBody<'findTicket'>

/** An operator answers tickets, in the language of the ticket's owner, closes one without an answer, and finds one by its number. */
export const ticketQueueMachine = createQueueMachine<ListedTicket, TicketQuery, TicketDecision>({
  id: 'queue.tickets',
  read: async (query, signal) => {
    if ('number' in query) return findTicket(query, signal)
    const { tickets, total } = (await callOperatorApi('getTickets', { body: query, signal })).results
    return { items: tickets, total }
  },
  decide: async ({ ticket }, decision, signal) => {
    const path = { id: ticket._id }
    const { repliesTo } = decision
    if (decision.act === 'dismiss') {
      return callOperatorApi('dismissTicket', { path, body: { reason: decision.reason, repliesTo }, signal })
    }
    const { text } = decision
    return callOperatorApi('answerTicket', { path, body: { text, repliesTo }, signal })
  },
})

/** A number that no ticket has finds nothing; every other failure is one. */
async function findTicket(body: CallBody<'findTicket'>, signal: AbortSignal): Promise<QueuePage<ListedTicket>> {
  try {
    return { items: [(await callOperatorApi('findTicket', { body, signal })).results], total: 1 }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'rejected' && failure.code === 404) return { items: [], total: 0 }
    throw error
  }
}
