import { referenceNumber } from '#server/domain/platform/reference-number.ts'
import { conflict, invalidFields } from '#server/domain/platform/domain-error.ts'
import { type AbuseReportRow, serializeAbuseReport } from '#server/domain/support/abuse-reports.ts'
import { findAbuseSubject } from '#server/domain/support/abuse-subjects.ts'
import type { Operation } from '#server/operation.ts'

export const reportAbuse: Operation<'reportAbuse'> = async (call) => {
  const { tables, caller, body, now, newId } = call
  const { subject, subjectId, reason } = body
  const reporterId = caller.user._id
  const note = body.note?.trim() || null
  const found = await findAbuseSubject(call, caller, subject, subjectId)
  if (reason === 'other' && note === null) throw invalidFields({ note: { key: 'server:field.required' } })
  const same = { reporterId, subject, subjectId, status: 'open' as const }
  if ((await tables.count('abuseReports', same)) > 0) throw conflict('server:conflict.abuseReported', { state: 'open' })
  const _id = newId()
  const report: AbuseReportRow = {
    _id,
    number: referenceNumber('KA', _id, now),
    ...same,
    ...found,
    reason,
    note,
    outcome: null,
    reply: null,
    operatorNote: null,
    createdAt: now,
    resolvedAt: null,
    resolvedBy: null,
  }
  await tables.insert('abuseReports', report)
  return serializeAbuseReport(report)
}
