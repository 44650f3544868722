import { findTicket, serializeTicket } from '#server/domain/support/tickets.ts'
import type { Operation } from '#server/operation.ts'

export const viewTicket: Operation<'viewTicket'> = async (call) =>
  serializeTicket(call, await findTicket(call, call.caller, call.id))
