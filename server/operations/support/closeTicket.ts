import { findTicket, moveTicket, serializeTicket } from '#server/domain/support/tickets.ts'
import type { Operation } from '#server/operation.ts'

export const closeTicket: Operation<'closeTicket'> = async (call) => {
  const ticket = await findTicket(call, call.caller, call.id)
  return serializeTicket(call, await moveTicket(call, ticket, { type: 'ticket.close' }))
}
