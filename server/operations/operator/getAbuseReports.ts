import { findAccountNames } from '#server/domain/operator/account-names.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import { serializeAbuseReport } from '#server/domain/support/abuse-reports.ts'
import { reportedContent } from '#server/domain/support/reported-content.ts'
import type { Operation } from '#server/operation.ts'

export const getAbuseReports: Operation<'getAbuseReports'> = async (call) => {
  const { tables, body } = call
  const where = body.number === undefined ? { status: body.status ?? 'open' } : { number: body.number.trim().toUpperCase() }
  const [rows, total] = await Promise.all([
    tables.list('abuseReports', where, { orderBy: ['createdAt', '_id'], ...pageOf(body) }),
    tables.count('abuseReports', where),
  ])
  const nameOf = await findAccountNames(
    call,
    rows.flatMap(({ reporterId, reportedId }) => [reporterId, reportedId]),
  )
  const reports = await Promise.all(
    rows.map(async (row) => ({
      ...omitNull({ operatorNote: row.operatorNote }),
      ...(await reportedContent(call, row)),
      report: serializeAbuseReport(row),
      subjectId: row.subjectId,
      reporter: nameOf(row.reporterId),
      reported: nameOf(row.reportedId),
      reportsOfReported: await tables.count('abuseReports', { reportedId: row.reportedId }),
    })),
  )
  return { reports, total }
}
