import { serializeTickets } from '#server/domain/support/tickets.ts'
import { serializeAccountName } from '#server/domain/operator/account-names.ts'
import { queuePage, waiting } from '#server/domain/operator/work-queues.ts'
import type { Operation } from '#server/operation.ts'

export const getOpenTickets: Operation<'getOpenTickets'> = async (call) => {
  const { tables } = call
  const rows = await tables.list('tickets', waiting.tickets, { orderBy: ['updatedAt', '_id'], limit: queuePage })
  const users = await tables.list('users', { _id: rows.map(({ userId }) => userId) })
  const serialized = await serializeTickets(call, rows)
  return {
    total: await tables.count('tickets', waiting.tickets),
    tickets: serialized.flatMap((ticket, at) => {
      const user = users.find(({ _id }) => _id === rows[at]?.userId)
      return user === undefined ? [] : [{ ticket, account: serializeAccountName(user), language: user.language }]
    }),
  }
}
