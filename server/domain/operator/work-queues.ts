import type { components } from '#src/generated/schema.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { readProposal } from './bank-account.ts'
import { hasRole } from './operator-sessions.ts'

type Schemas = components['schemas']
type WorkQueue = Schemas['WorkQueues']['queues'][number]

/** What waits in each queue; every table keeps what is done, too. */
export const waiting = {
  companies: { status: 'pending' },
  transfers: { method: 'bankTransfer', status: 'review' },
  disputes: { resolvedAt: null },
  deliveries: { state: 'overdue' },
  tickets: { status: 'open' },
  reports: { status: 'open' },
  refunds: { kind: 'refund', doneAt: null },
  payouts: { status: 'requested' },
} as const

/** What each queue has of what is done. */
export const decided = {
  companies: { status: ['verified', 'refused'] },
  transfers: { method: 'bankTransfer', status: ['approved', 'declined', 'refunded'] },
  disputes: { decidedBy: 'operator' },
  tickets: { status: ['answered', 'closed'] },
  reports: { status: 'resolved' },
} as const

interface QueueQuery {
  id?: string | undefined
  state?: 'waiting' | 'decided' | undefined
}

/** The condition of a queue's entries: one entry, what waits, or what was decided. */
export const queueCondition = <Queue extends keyof typeof decided>({ id, state }: QueueQuery, queue: Queue) =>
  id !== undefined ? { _id: id } : state === 'decided' ? decided[queue] : waiting[queue]

/** Who decided, when and why, as far as it is known; nothing of what waits. */
export function decidedBy(at: string | null, by: string | null, reason: string | null): { decided?: Schemas['Decided'] } {
  return at === null ? {} : { decided: { ...omitNull({ by, reason }), at } }
}

/** Returns the queues that the operator may work off. */
export async function listWorkQueues({ tables }: OperationContext, operator: Row<'operators'>): Promise<WorkQueue[]> {
  const queues: WorkQueue[] = []
  const add = (name: WorkQueue['name'], count: number, oldestAt: string | undefined) =>
    queues.push(oldestAt === undefined ? { name, count } : { name, count, oldestAt })
  if (hasRole(operator, 'support')) {
    const { companies, disputes, deliveries, tickets, reports } = waiting
    const [company] = await tables.list('companyDocuments', companies, { orderBy: ['sentAt'], limit: 1 })
    add('companies', await tables.count('companyDocuments', companies), company?.sentAt)
    const [dispute] = await tables.list('disputes', disputes, { orderBy: ['openedAt'], limit: 1 })
    add('disputes', await tables.count('disputes', disputes), dispute?.openedAt)
    const [delivery] = await tables.list('deliveryDeadlines', deliveries, { orderBy: ['dueAt'], limit: 1 })
    add('deliveries', await tables.count('deliveryDeadlines', deliveries), delivery?.dueAt)
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
    const [payout] = await tables.list('payouts', waiting.payouts, { orderBy: ['requestedAt'], limit: 1 })
    add('payouts', await tables.count('payouts', waiting.payouts), payout?.requestedAt)
    const proposed = await readProposal({ tables })
    const isWaiting = proposed !== undefined && proposed.operatorId !== operator._id
    add('bankAccount', isWaiting ? 1 : 0, isWaiting ? proposed.proposedAt : undefined)
  }
  return queues
}
