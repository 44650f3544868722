import { pageOf } from '#server/domain/platform/paging.ts'
import { serializeAbuseReport } from '#server/domain/support/abuse-reports.ts'
import type { Operation } from '#server/operation.ts'

export const abuseReports: Operation<'abuseReports'> = async ({ tables, caller, body }) => {
  const own = { reporterId: caller.user._id }
  const [rows, total] = await Promise.all([
    tables.list('abuseReports', own, { orderBy: ['-createdAt', '-_id'], ...pageOf(body) }),
    tables.count('abuseReports', own),
  ])
  return { reports: rows.map(serializeAbuseReport), total }
}
