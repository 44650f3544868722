import { notFound } from '#server/domain/platform/domain-error.ts'
import { resolveAbuseReport as resolve } from '#server/domain/support/abuse-reports.ts'
import type { Operation } from '#server/operation.ts'

export const resolveAbuseReport: Operation<'resolveAbuseReport'> = async (call) => {
  const { tables, id, body } = call
  const report = await tables.find('abuseReports', { _id: id })
  if (report === undefined) throw notFound()
  const resolved = await resolve(call, report.number, { outcome: body.outcome, note: body.reason, reply: body.reply })
  return { numbers: resolved.map(({ number }) => number) }
}
