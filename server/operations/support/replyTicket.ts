import { findTicket, moveTicket, serializeTicket, writeMessage } from '#server/domain/support/tickets.ts'
import type { Operation } from '#server/operation.ts'

export const replyTicket: Operation<'replyTicket'> = async (call) => {
  const ticket = await findTicket(call, call.caller, call.id)
  const moved = await moveTicket(call, ticket, { type: 'ticket.reply' })
  await writeMessage(call, ticket._id, { by: 'user' }, call.body.message)
  return serializeTicket(call, moved)
}
