import type { components } from '#src/generated/schema.ts'
import { nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { type CompanyDocumentsEvent, companyDocumentsMachine } from '#src/machines/lifecycles/company-documents.machine.ts'
import { listVerifiedNamesakes } from '#server/domain/account/seller-names.ts'
import { dropFile, keepFile } from '#server/domain/document/files.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { operatorOf } from '#server/domain/platform/operator-of.ts'
import { DomainError, conflict, notFound } from '#server/domain/platform/domain-error.ts'
import type { OperationContext, TableContext, Upload } from '#server/operation.ts'
import type { ReadableTables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'

export type CompanyDocumentsRow = Row<'companyDocuments'>

const undecided = { decidedAt: null, decidedBy: null, decisionReason: null }

interface SentDocuments {
  tradeLicenceNumber: string
  taxNumber: string
  documents: readonly Upload[]
}

/** Replaces a company's earlier documents. The same numbers and files again change nothing, unless refused. */
export async function sendDocuments(
  context: OperationContext,
  userId: string,
  sent: SentDocuments,
): Promise<CompanyDocumentsRow> {
  const { tables, now, newId } = context
  const { tradeLicenceNumber, taxNumber } = sent
  const earlier = await tables.find('companyDocuments', { userId })
  if (earlier !== undefined && earlier.status !== 'refused' && (await isSame(context, earlier, sent))) return earlier
  assertPossible(earlier, { type: 'documents.send', by: 'company' })
  const fileIds: string[] = []
  for (const upload of sent.documents) fileIds.push(await keepFile(context, upload, { access: 'private' }))
  for (const fileId of earlier?.fileIds ?? []) await dropFile(context, fileId)
  const row: CompanyDocumentsRow = {
    _id: newId(),
    userId,
    status: 'pending',
    tradeLicenceNumber,
    taxNumber,
    fileIds,
    reason: null,
    sentAt: now,
    ...undecided,
  }
  if (earlier === undefined) await tables.insert('companyDocuments', row)
  else await replace(context, earlier, row)
  return row
}

/** A change of the registered name requires a new review: the documents may bear the old one. */
export async function renameCompany(context: OperationContext, userId: string): Promise<void> {
  const { tables, now, newId } = context
  const row = await tables.find('companyDocuments', { userId })
  if (row === undefined) await tables.update('sellers', { _id: userId }, { verified: false })
  else if (nextState(companyDocumentsMachine, row.status, { type: 'documents.rename', by: 'company' }) !== undefined) {
    await replace(context, row, { ...row, ...undecided, _id: newId(), status: 'pending', sentAt: now })
  }
}

async function replace({ tables }: OperationContext, earlier: CompanyDocumentsRow, row: CompanyDocumentsRow): Promise<void> {
  const changed = await tables.update('companyDocuments', { _id: earlier._id, status: earlier.status }, row)
  if (changed === 0) throw conflict('server:conflict.changed', { state: earlier.status })
  await tables.update('sellers', { _id: row.userId }, { verified: false })
}

/**
 * Records the staff's decision on the documents named by `documentsId`. Throws 404 when the company has replaced them since; 409 when a
 * verified company has a name that looks the same, unless the decision says that they are two (`sameName`).
 */
export async function decideDocuments(
  context: TableContext,
  documentsId: string,
  decision:
    | { type: 'documents.verify'; reason: string; sameName?: boolean }
    | { type: 'documents.refuse' | 'documents.revoke'; reason: string },
): Promise<{ company: string }> {
  const { tables, now } = context
  const row = await tables.find('companyDocuments', { _id: documentsId })
  if (row === undefined) throw notFound()
  const { userId, taxNumber } = row
  assertPossible(row, { type: decision.type, by: 'system' })
  const verified = decision.type === 'documents.verify'
  const reason = decision.type === 'documents.verify' ? null : decision.reason
  if (decision.type === 'documents.verify' && decision.sameName !== true) await assertNoNamesake(context, userId)
  const set = {
    status: verified ? ('verified' as const) : ('refused' as const),
    reason,
    decidedAt: now,
    decidedBy: operatorOf(context),
    decisionReason: decision.reason,
  }
  const changed = await tables.update('companyDocuments', { _id: documentsId, status: row.status }, set)
  if (changed === 0) {
    const current = await tables.find('companyDocuments', { _id: documentsId })
    throw conflict('server:conflict.changed', { state: current?.status ?? row.status })
  }
  // From now on invoices bear the number that was proved.
  if (verified) await tables.update('users', { _id: userId }, { taxNumber })
  await tables.update('sellers', { _id: userId }, verified ? { verified, taxNumber } : { verified })
  const seller = await tables.find('sellers', { _id: userId })
  const company = seller?.businessName ?? ''
  const to = { userId, side: 'seller' as const, subjectId: userId }
  await notify(
    context,
    reason === null
      ? { ...to, type: 'companyVerified', values: { company } }
      : { ...to, type: 'companyRefused', values: { company, reason } },
  )
  return { company }
}

async function assertNoNamesake(context: TableContext, userId: string): Promise<void> {
  const seller = await context.tables.find('sellers', { _id: userId })
  const [namesake] = seller === undefined ? [] : await listVerifiedNamesakes(context, seller.nameSkeleton, userId)
  if (namesake !== undefined)
    throw new DomainError(409, { key: 'server:conflict.sameName', values: { company: namesake.businessName } })
}

/** Removes all of it when the account is deleted. */
export async function dropCompanyDocuments(context: OperationContext, userId: string): Promise<void> {
  const row = await context.tables.find('companyDocuments', { userId })
  for (const fileId of row?.fileIds ?? []) await dropFile(context, fileId)
  await context.tables.remove('companyDocuments', { userId })
}

/** As the company itself sees it. */
export async function serializeCompanyDocuments(
  context: TableContext,
  row: CompanyDocumentsRow | undefined,
): Promise<components['schemas']['CompanyDocuments']> {
  if (row === undefined) return { status: 'none', files: [] }
  const { status, tradeLicenceNumber, taxNumber, reason, sentAt, decidedAt } = row
  const files = (await documentFiles(context, row)).map(({ _id, fileName, contentType, size }) => ({
    _id,
    fileName,
    contentType,
    size,
  }))
  return { ...omitNull({ reason, decidedAt }), status, tradeLicenceNumber, taxNumber, files, sentAt }
}

/** In the order they were sent. */
async function documentFiles(
  context: { tables: ReadableTables },
  row: Pick<CompanyDocumentsRow, 'fileIds'>,
): Promise<Row<'files'>[]> {
  return (await documentFilesOf(context, [row]))(row)
}

/** Reads the files of several companies at once; returns those of one, in the order they were sent. */
export async function documentFilesOf(
  { tables }: { tables: ReadableTables },
  rows: readonly Pick<CompanyDocumentsRow, 'fileIds'>[],
): Promise<(row: Pick<CompanyDocumentsRow, 'fileIds'>) => Row<'files'>[]> {
  const ids = rows.flatMap(({ fileIds }) => fileIds)
  const files = ids.length === 0 ? [] : await tables.list('files', { _id: ids })
  return ({ fileIds }) => fileIds.flatMap((fileId) => files.find(({ _id }) => _id === fileId) ?? [])
}

async function isSame(context: OperationContext, row: CompanyDocumentsRow, sent: SentDocuments): Promise<boolean> {
  if (row.tradeLicenceNumber !== sent.tradeLicenceNumber || row.taxNumber !== sent.taxNumber) return false
  const contents = (files: readonly { sha256: string }[]) =>
    files
      .map(({ sha256 }) => sha256)
      .sort()
      .join()
  return contents(await documentFiles(context, row)) === contents(sent.documents)
}

/** The state that the event leads to; 409 with the current one where it is not possible. */
function assertPossible(row: CompanyDocumentsRow | undefined, event: CompanyDocumentsEvent) {
  const state = row?.status ?? 'none'
  const next = nextState(companyDocumentsMachine, state, event)
  if (next === undefined) throw conflict('server:conflict.changed', { state })
  return next
}
