import type { components } from '#src/generated/schema.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { TableContext } from '#server/operation.ts'

type AccountRecord = components['schemas']['AccountRecord']

const most = 20

/** Returns when an account was suspended and let in again, by whom and why, the latest first. */
export async function listSuspensions(
  { tables }: Pick<TableContext, 'tables'>,
  accountId: string,
): Promise<AccountRecord['suspensions']> {
  const kind = ['account.suspended', 'account.restored']
  const events = await tables.list('securityEvents', { accountId, kind }, { orderBy: ['-at', '-_id'], limit: most })
  return events.map((event) => ({
    ...omitNull({ by: event.actor, reason: event.reason }),
    act: event.kind === 'account.suspended' ? 'suspended' : 'restored',
    at: event.at,
  }))
}

/** Returns the latest of what an account has to do with: orders on either side, tickets, and reports of it or by it. */
export async function listAccountCases(
  { tables }: Pick<TableContext, 'tables'>,
  userId: string,
): Promise<Pick<AccountRecord, 'orders' | 'tickets' | 'reports'>> {
  const newest = { orderBy: ['-createdAt', '-_id'], limit: most } as const
  const [bought, sold, tickets, reportsOf, reportsBy] = await Promise.all([
    tables.list('orders', { buyerId: userId }, newest),
    tables.list('orders', { sellerId: userId }, newest),
    tables.list('tickets', { userId }, { orderBy: ['-updatedAt', '-_id'], limit: most }),
    tables.list('abuseReports', { reportedId: userId }, newest),
    tables.list('abuseReports', { reporterId: userId }, newest),
  ])
  return {
    orders: latest([...bought, ...sold]).map(({ _id, number, status, total: amount, currency, buyerId, createdAt }) => ({
      _id,
      number,
      side: buyerId === userId ? 'buyer' : 'seller',
      status,
      total: { amount, currency },
      createdAt,
    })),
    tickets: tickets.map(({ _id, number, subject, status, updatedAt }) => ({ _id, number, subject, status, updatedAt })),
    reports: latest([...reportsOf, ...reportsBy]).map(({ _id, number, status, reportedId, createdAt }) => ({
      _id,
      number,
      side: reportedId === userId ? 'reported' : 'reporter',
      status,
      createdAt,
    })),
  }
}

const latest = <Entry extends { createdAt: string }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1)).slice(0, most)
