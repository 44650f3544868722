import { findTicket, ticketAnswer } from '#server/domain/tickets.ts'
import type { Operation } from '#server/operation.ts'

export const viewTicket: Operation<'viewTicket'> = async (call) =>
  ticketAnswer(call, await findTicket(call, call.caller, call.id))
