import type { AccountQueries } from '../account-queries.ts'
import { foldCase } from '../fold-case.ts'
import type { Connection } from './connection.ts'
import { anyContains } from './expressions.ts'
import { builder, statement } from './statement.ts'
import { columnNames } from './table-columns.ts'

const accountsWith = statement<{ part: string; limit: number }>()(({ part, limit }) =>
  builder
    .selectFrom('users')
    .where('status', '<>', 'deleted')
    .where((eb) => anyContains(eb, ['email', 'fullName', 'businessName'], part))
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(limit)
    .select(columnNames('users')),
)

const ordersNumbered = statement<{ part: string; limit: number }>()(({ part, limit }) =>
  builder
    .selectFrom('orders')
    .where((eb) => anyContains(eb, ['number'], part))
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(limit)
    .select(columnNames('orders')),
)

const reportCounts = statement<{ reportedIds: readonly string[] }>()(({ reportedIds }) =>
  builder
    .selectFrom('abuseReports')
    .where((eb) => eb('reportedId', '=', eb.fn.any(reportedIds)))
    .groupBy('reportedId')
    .select((eb) => ['reportedId', eb.fn.countAll<number>().as('count')]),
)

export function postgresAccountQueries(db: Connection): AccountQueries {
  return {
    async accountsWith(text, limit) {
      // PostgreSQL has no text with a NUL.
      if (text.includes('\0')) return []
      return (await db.query(accountsWith({ part: foldCase(text.trim()), limit }))).rows
    },

    async ordersNumbered(text, limit) {
      // As above.
      if (text.includes('\0')) return []
      return (await db.query(ordersNumbered({ part: foldCase(text.trim()), limit }))).rows
    },

    async reportCounts(reportedIds) {
      if (reportedIds.length === 0) return new Map()
      const { rows } = await db.query(reportCounts({ reportedIds }))
      return new Map(rows.map(({ reportedId, count }) => [reportedId, count]))
    },
  }
}
