import { recordQueueReading } from '#server/domain/operator/recorded-readings.ts'
import { serializeTicketEntries } from '#server/domain/operator/ticket-entries.ts'
import { queueCondition } from '#server/domain/operator/work-queues.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getTickets: Operation<'getTickets'> = async (call) => {
  const { tables, body } = call
  const where = queueCondition(body, 'tickets')
  const orderBy = body.state === 'decided' ? (['-updatedAt', '-_id'] as const) : (['updatedAt', '_id'] as const)
  const [rows, total] = await Promise.all([
    tables.list('tickets', where, { orderBy, ...pageOf(body) }),
    tables.count('tickets', where),
  ])
  const found = rows.map(({ number, userId }) => ({ name: number, accountId: userId }))
  await recordQueueReading(call, 'getTickets', body.id === undefined ? undefined : found)
  return { tickets: await serializeTicketEntries(call, rows), total }
}
