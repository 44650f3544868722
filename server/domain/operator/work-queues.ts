import type { components } from '#src/generated/schema.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { hasRole } from './operator-sessions.ts'

type WorkQueue = components['schemas']['WorkQueues']['queues'][number]

/** Entries of a queue that one answer holds: whoever has worked them off asks again. */
export const queuePage = 100

/** What waits in each queue; every table keeps what is done, too. */
export const waiting = {
  companies: { status: 'pending' },
  transfers: { method: 'bankTransfer', status: 'review' },
  disputes: { resolvedAt: null },
  tickets: { status: 'open' },
  reports: { status: 'open' },
  refunds: { kind: 'refund', doneAt: null },
  payouts: { status: 'requested' },
} as const

/** Returns the queues that the operator may work off. */
export async function listWorkQueues({ tables }: OperationContext, operator: Row<'operators'>): Promise<WorkQueue[]> {
  const queues: WorkQueue[] = []
  const add = (name: WorkQueue['name'], count: number, oldestAt: string | undefined) =>
    queues.push(oldestAt === undefined ? { name, count } : { name, count, oldestAt })
  if (hasRole(operator, 'support')) {
    const { companies, disputes, tickets, reports } = waiting
    const [company] = await tables.list('companyPapers', companies, { orderBy: ['sentAt'], limit: 1 })
    add('companies', await tables.count('companyPapers', companies), company?.sentAt)
    const [dispute] = await tables.list('disputes', disputes, { orderBy: ['openedAt'], limit: 1 })
    add('disputes', await tables.count('disputes', disputes), dispute?.openedAt)
    const [ticket] = await tables.list('tickets', tickets, { orderBy: ['updatedAt'], limit: 1 })
    add('tickets', await tables.count('tickets', tickets), ticket?.updatedAt)
    const [report] = await tables.list('abuseReports', reports, { orderBy: ['createdAt'], limit: 1 })
    add('reports', await tables.count('abuseReports', reports), report?.createdAt)
  }
  if (hasRole(operator, 'finance')) {
    const [transfer] = await tables.list('payments', waiting.transfers, { orderBy: ['createdAt'], limit: 1 })
    add('transfers', await tables.count('payments', waiting.transfers), transfer?.createdAt)
    const [refund] = await tables.list('cardTasks', waiting.refunds, { orderBy: ['createdAt'], limit: 1 })
    add('refunds', await tables.count('cardTasks', waiting.refunds), refund?.createdAt)
  }
  return queues
}
