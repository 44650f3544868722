import { serializeTickets } from '#server/domain/support/tickets.ts'
import type { Operation } from '#server/operation.ts'

/** The contract has neither body nor query for it, so there are no pages. */
const most = 100

export const getUserTicket: Operation<'getUserTicket'> = async (call) => {
  const { tables, caller } = call
  const own = { userId: caller.user._id }
  const tickets = await tables.list('tickets', own, { orderBy: ['-updatedAt', '-_id'], limit: most })
  return { tickets: await serializeTickets(call, tickets), total: await tables.count('tickets', own) }
}
