import type { components } from '#src/generated/schema.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { ReadableTables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'

type CaseFile = components['schemas']['CaseFile']

/**
 * Returns a file that belongs to a case, and the account that the reading is of. Throws 404 for every other file: an operator reads what a case is decided by,
 * and nothing else.
 */
export async function findCaseFile(
  { tables }: Pick<OperationContext, 'tables'>,
  { subject, subjectId, fileId }: CaseFile,
): Promise<{ file: Row<'files'>; accountId: string }> {
  const accountId = await ownerOfCase[subject](tables, subjectId, fileId)
  const file = accountId === undefined ? undefined : await tables.find('files', { _id: fileId })
  if (accountId === undefined || file === undefined || file.access === 'none') throw notFound()
  return { file, accountId }
}

/** The account that a case is about, of a dispute the side whose file it is; undefined when there is no such case, or the file is not its. */
const ownerOfCase: Record<
  CaseFile['subject'],
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
  async abuseReport(tables, subjectId, fileId) {
    const report = await tables.find('abuseReports', { _id: subjectId })
    return report?.subject === 'message' && report.snapshot['fileId'] === fileId ? report.reportedId : undefined
  },
}
