import { findTicket, moveTicket, ticketAnswer } from '#server/domain/tickets.ts'
import type { Operation } from '#server/operation.ts'

export const closeTicket: Operation<'closeTicket'> = async (call) => {
  const ticket = await findTicket(call, call.caller, call.id)
  return ticketAnswer(call, await moveTicket(call, ticket, { type: 'ticket.close' }))
}
