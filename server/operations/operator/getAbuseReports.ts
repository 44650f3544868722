import { accountNamesOf } from '#server/domain/operator/account-names.ts'
import { recordQueueReading } from '#server/domain/operator/recorded-readings.ts'
import { decidedBy, queueCondition } from '#server/domain/operator/work-queues.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import { serializeAbuseReport } from '#server/domain/support/abuse-reports.ts'
import { reportedContentOf } from '#server/domain/support/reported-content.ts'
import type { BodyOf, Operation } from '#server/operation.ts'

const conditionOf = ({ number, ...query }: BodyOf<'getAbuseReports'>) =>
  number === undefined ? queueCondition(query, 'reports') : { number: number.trim().toUpperCase() }

export const getAbuseReports: Operation<'getAbuseReports'> = async (call) => {
  const { tables, body } = call
  const where = conditionOf(body)
  const orderBy = body.state === 'decided' ? (['-resolvedAt', '-_id'] as const) : (['createdAt', '_id'] as const)
  const [rows, total] = await Promise.all([
    tables.list('abuseReports', where, { orderBy, ...pageOf(body) }),
    tables.count('abuseReports', where),
  ])
  const isOne = body.id !== undefined || body.number !== undefined
  const found = rows.map(({ number, reportedId }) => ({ name: number, accountId: reportedId }))
  await recordQueueReading(call, 'getAbuseReports', isOne ? found : undefined)
  const [nameOf, contentOf, counts] = await Promise.all([
    accountNamesOf(
      call,
      rows.flatMap(({ reporterId, reportedId }) => [reporterId, reportedId]),
    ),
    reportedContentOf(call, rows),
    tables.reportCounts([...new Set(rows.map(({ reportedId }) => reportedId))]),
  ])
  const reports = rows.map((row) => ({
    ...omitNull({ operatorNote: row.operatorNote }),
    ...decidedBy(row.resolvedAt, row.resolvedBy, row.operatorNote),
    ...contentOf(row),
    report: serializeAbuseReport(row),
    subjectId: row.subjectId,
    reporter: nameOf(row.reporterId),
    reported: nameOf(row.reportedId),
    reportsOfReported: counts.get(row.reportedId) ?? 0,
  }))
  return { reports, total }
}
