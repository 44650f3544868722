import type { components } from '#src/generated/schema.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { ReadableTables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'

type CaseFile = components['schemas']['CaseFile']
/** What is stored as a file; invoices are drawn. */
type StoredCaseFile = CaseFile & { subject: Exclude<CaseFile['subject'], 'invoice'> }

/**
 * Returns a file that belongs to a case, and the account that the reading is of. Throws 404 for every other file: an operator reads what a case is decided by,
 * and nothing else.
 */
export async function findCaseFile(
  { tables }: Pick<OperationContext, 'tables'>,
  { subject, subjectId, fileId }: StoredCaseFile,
): Promise<{ file: Row<'files'>; accountId: string }> {
  const accountId = await ownerOfCase[subject](tables, subjectId, fileId)
  const file = accountId === undefined ? undefined : await tables.find('files', { _id: fileId })
  if (accountId === undefined || file === undefined || file.access === 'none') throw notFound()
  return { file, accountId }
}

/** The account that a case is about, of a dispute the side whose file it is; undefined when there is no such case, or the file is not its. */
const ownerOfCase: Record<
  StoredCaseFile['subject'],
  (tables: ReadableTables, subjectId: string, fileId: string) => Promise<string | undefined>
> = {
  async company(tables, subjectId, fileId) {
    const documents = await tables.find('companyDocuments', { _id: subjectId })
    return documents?.fileIds.includes(fileId) === true ? documents.userId : undefined
  },
  async dispute(tables, subjectId, fileId) {
    const answers = await tables.list('disputeAnswers', { orderId: subjectId })
    const ids = [subjectId, ...answers.map(({ _id }) => _id)]
    const attached = await tables.find('attachments', { _id: fileId, subject: ['dispute', 'disputeAnswer'], subjectId: ids })
    return attached?.ownerId
  },
  async shipment(tables, subjectId, fileId) {
    if ((await tables.find('disputes', { _id: subjectId })) === undefined) return undefined
    const shipments = await tables.list('shipments', { orderId: subjectId })
    const shipmentId = shipments.map(({ _id }) => _id)
    const failures = await tables.list('deliveryFailures', { shipmentId })
    const ids = [...shipmentId, ...failures.map(({ _id }) => _id)]
    const attached = await tables.find('attachments', { _id: fileId, subject: ['shipment', 'deliveryFailure'], subjectId: ids })
    return attached?.ownerId
  },
  async abuseReport(tables, subjectId, fileId) {
    const report = await tables.find('abuseReports', { _id: subjectId })
    return report?.subject === 'message' && report.snapshot['fileId'] === fileId ? report.reportedId : undefined
  },
}

/** Returns an invoice or a note of a disputed order. Throws 404 for every other. */
export async function findCaseInvoice(
  { tables }: Pick<OperationContext, 'tables'>,
  { subjectId: orderId, fileId: _id }: CaseFile,
): Promise<{ invoice: Row<'invoices'>; order: Row<'orders'> }> {
  const dispute = await tables.find('disputes', { _id: orderId })
  const invoice = await tables.find('invoices', { _id, orderId })
  const order = await tables.find('orders', { _id: orderId })
  if (dispute === undefined || invoice === undefined || order === undefined) throw notFound()
  return { invoice, order }
}
