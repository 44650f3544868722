import type { components } from '#src/generated/schema.ts'
import { suspendUser } from '#server/domain/account/suspensions.ts'
import { removeRating } from '#server/domain/catalogue/ratings.ts'
import { recountProducts } from '#server/domain/catalogue/seller-products.ts'
import { removeMessage } from '#server/domain/chat/chat-messages.ts'
import { changeProduct, statusAfter } from '#server/domain/listing/listings.ts'
import type { LocalName } from '#server/domain/notification/notification-values.ts'
import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { closeQuotesOf } from '#server/domain/quote/quote-closing.ts'
import { conflict, notFound } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { operatorOf } from '#server/domain/platform/operator-of.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { serverText, type ServerText } from '#server/texts.ts'

export type AbuseReportRow = Row<'abuseReports'>
type Outcome = NonNullable<AbuseReportRow['outcome']>

/** What the operator decides: `note` is for the operator alone, `reply` for the reporter. */
export interface AbuseDecision {
  outcome: Outcome
  note: string
  reply?: string | undefined
}

/**
 * Decides a report, and every other open one about the same: its reporters hear of it, each for their own report. Throws 409 when it is
 * decided already, or when the outcome does not fit what was reported.
 */
export async function resolveAbuseReport(
  context: OperationContext,
  number: string,
  decision: AbuseDecision,
): Promise<AbuseReportRow[]> {
  const { tables, now } = context
  const report = await tables.find('abuseReports', { number })
  if (report === undefined) throw notFound()
  if (report.status !== 'open') throw conflict('server:conflict.reportResolved', { state: report.status })
  const { subject, subjectId } = report
  const open = await tables.list('abuseReports', { subject, subjectId, status: 'open' }, { orderBy: ['createdAt', '_id'] })
  await carryOut(context, report, decision.outcome)
  const { outcome, note, reply = null } = decision
  const set = {
    status: 'resolved' as const,
    outcome,
    operatorNote: note,
    reply,
    resolvedAt: now,
    resolvedBy: operatorOf(context),
  }
  for (const { _id } of open) {
    // Somebody else may have decided meanwhile: the store tries the whole again then.
    if ((await tables.update('abuseReports', { _id, status: 'open' }, set)) === 0)
      throw conflict('server:conflict.reportResolved', { state: 'resolved' })
  }
  await notify(
    context,
    ...open.map(({ _id, reporterId, number: own }) => ({
      userId: reporterId,
      side: 'buyer' as const,
      type: 'abuseReportResolved' as const,
      subjectId: _id,
      values: { report: own, outcome: inEach(`notification:abuseOutcome.${outcome}`) },
    })),
  )
  return open.map((each) => ({ ...each, ...set }))
}

async function carryOut(context: OperationContext, report: AbuseReportRow, outcome: Outcome): Promise<void> {
  const { tables } = context
  const { reportedId, subject } = report
  switch (outcome) {
    case 'dismissed':
      return
    case 'warned':
      return notifyAuthor(context, report, 'abuseWarned')
    case 'removed':
      if (subject === 'person') throw conflict('server:conflict.personRemoved')
      if (!(await remove(context, report))) throw conflict('server:conflict.alreadyRemoved')
      return notifyAuthor(context, report, 'contentRemoved')
    case 'suspended': {
      const user = await tables.find('users', { _id: reportedId })
      if (user === undefined || !(await suspendUser(context, user, report.number, 'accountSuspendedReported'))) {
        throw conflict('server:conflict.notActive')
      }
    }
  }
}

/** Takes away what was reported. Returns false when it is gone already. */
async function remove(context: OperationContext, { subject, subjectId }: AbuseReportRow): Promise<boolean> {
  const { tables } = context
  if (subject === 'rating') {
    const rating = await tables.find('ratings', { _id: subjectId })
    return rating !== undefined && removeRating(context, rating)
  }
  if (subject === 'message') {
    const message = await tables.find('messages', { _id: subjectId })
    return message !== undefined && removeMessage(context, message)
  }
  const product = await tables.find('products', { _id: subjectId })
  if (product === undefined || product.status === 'deleted') return false
  // As its seller deletes it: an inactive one could be put on the market again.
  await changeProduct(context, product, { status: statusAfter(product, { type: 'product.delete' }) })
  await recountProducts(context, product.sellerId)
  await closeQuotesOf(context, product)
  return true
}

/** Tells the reported person what was found and why, and nothing of who reported it. */
async function notifyAuthor(
  context: OperationContext,
  report: AbuseReportRow,
  type: 'abuseWarned' | 'contentRemoved',
): Promise<void> {
  const { _id, reportedId, subject, reason } = report
  await notify(context, {
    userId: reportedId,
    side: subject === 'listing' ? 'seller' : 'buyer',
    type,
    // Their own thing: the report's id would lead to nothing of theirs.
    subjectId: subject === 'person' ? _id : report.subjectId,
    values: { subject: labelOf(report), reason: inEach(`notification:abuseReason.${reason}`) },
  })
}

/** "your listing Acetone" in each language. */
function labelOf(report: AbuseReportRow): LocalName {
  const key = `notification:abuseSubject.${report.subject}` as const
  const { en, ar, bn } = localName(report)
  return {
    en: serverText('en', key, { name: en }),
    ar: serverText('ar', key, { name: ar ?? en }),
    bn: serverText('bn', key, { name: bn ?? en }),
  }
}

const inEach = (key: ServerText): LocalName => ({
  en: serverText('en', key),
  ar: serverText('ar', key),
  bn: serverText('bn', key),
})

/** A report as its reporter sees it. */
export function serializeAbuseReport(row: AbuseReportRow): components['schemas']['AbuseReport'] {
  const { _id, number, subject, reason, note, name_en, name_ar, name_bn, text, outcome, reply, createdAt, resolvedAt } = row
  return {
    _id,
    number,
    subject,
    reason,
    name_en,
    createdAt,
    ...omitNull({ note, name_ar, name_bn, text, outcome, reply, resolvedAt }),
  }
}
