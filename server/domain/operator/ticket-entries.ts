import type { components } from '#src/generated/schema.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { serializeTickets } from '#server/domain/support/tickets.ts'
import type { TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { accountNamesOf } from './account-names.ts'
import { decidedBy } from './work-queues.ts'

/** Returns tickets as operators read them: whose they are, in which language that person reads, and who has answered last. */
export async function serializeTicketEntries(
  context: TableContext,
  rows: readonly Row<'tickets'>[],
): Promise<components['schemas']['FoundTicket'][]> {
  const { tables } = context
  const userIds = rows.map(({ userId }) => userId)
  const [tickets, replies, users, orders, nameOf] = await Promise.all([
    serializeTickets(context, rows),
    tables.list('ticketMessages', { ticketId: rows.map(({ _id }) => _id), by: 'support' }, { orderBy: ['-position'] }),
    tables.list('users', { _id: userIds }),
    tables.list('orders', { _id: rows.flatMap(({ orderId }) => orderId ?? []) }),
    accountNamesOf(context, userIds),
  ])
  return tickets.map((ticket, at) => {
    const { userId = '', orderId, dismissedBy = null, dismissal = null } = rows[at] ?? {}
    const last = ticket.status === 'open' ? undefined : replies.find(({ ticketId }) => ticketId === ticket._id)
    return {
      ...(dismissal === null
        ? decidedBy(last?.at ?? null, last?.operator ?? null, null)
        : decidedBy(ticket.updatedAt, dismissedBy, dismissal)),
      ...omitNull({ orderNumber: orders.find(({ _id }) => _id === orderId)?.number ?? null }),
      ticket,
      account: nameOf(userId),
      language: users.find(({ _id }) => _id === userId)?.language ?? 'en',
    }
  })
}
