import type { components } from '#src/generated/schema.ts'
import { nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { type CompanyPapersEvent, companyPapersMachine } from '#src/machines/lifecycles/company-papers.machine.ts'
import { dropFile, keepFile } from '#server/domain/files.ts'
import { notify } from '#server/domain/notifications.ts'
import { present } from '#server/domain/present.ts'
import { conflict, notYours } from '#server/domain/refusal.ts'
import type { Means, TableMeans, Upload } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export type CompanyPapersRow = Row<'companyPapers'>

interface SentPapers {
  tradeLicenceNumber: string
  taxNumber: string
  papers: readonly Upload[]
}

/** Puts what a company sends in the place of what it sent before. The same numbers and files again change nothing, unless refused. */
export async function sendPapers(means: Means, userId: string, sent: SentPapers): Promise<CompanyPapersRow> {
  const { tables, now, newId } = means
  const { tradeLicenceNumber, taxNumber } = sent
  const earlier = await tables.find('companyPapers', { userId })
  if (earlier !== undefined && earlier.status !== 'refused' && (await isSame(means, earlier, sent))) return earlier
  assertPossible(earlier, { type: 'papers.send', by: 'company' })
  const fileIds: string[] = []
  for (const upload of sent.papers) fileIds.push(await keepFile(means, upload, { access: 'private' }))
  for (const fileId of earlier?.fileIds ?? []) await dropFile(means, fileId)
  const row: CompanyPapersRow = {
    ...{ _id: newId(), userId, status: 'pending', tradeLicenceNumber, taxNumber, fileIds },
    ...{ reason: null, sentAt: now, decidedAt: null },
  }
  if (earlier === undefined) await tables.insert('companyPapers', row)
  else await replace(means, earlier, row)
  return row
}

/** A company that changes its registered name has what it sent looked at again: its papers may bear the old one. */
export async function renameCompany(means: Means, userId: string): Promise<void> {
  const { tables, now, newId } = means
  const row = await tables.find('companyPapers', { userId })
  if (row === undefined) await tables.update('sellers', { _id: userId }, { verified: false })
  else if (nextState(companyPapersMachine, row.status, { type: 'papers.rename', by: 'company' }) !== undefined) {
    await replace(means, row, { ...row, _id: newId(), status: 'pending', sentAt: now, decidedAt: null })
  }
}

async function replace({ tables }: Means, earlier: CompanyPapersRow, row: CompanyPapersRow): Promise<void> {
  const changed = await tables.update('companyPapers', { _id: earlier._id, status: earlier.status }, row)
  if (changed === 0) throw conflict('server:conflict.changed', { state: earlier.status })
  await tables.update('sellers', { _id: row.userId }, { verified: false })
}

/** The staff's word on what it has seen, which `papersId` names: 404 when the company has sent something else since. */
export async function decidePapers(
  means: TableMeans,
  papersId: string,
  decision: { type: 'papers.verify' } | { type: 'papers.refuse' | 'papers.revoke'; reason: string },
): Promise<{ company: string }> {
  const { tables, now } = means
  const row = await tables.find('companyPapers', { _id: papersId })
  if (row === undefined) throw notYours()
  const { userId, taxNumber } = row
  const status = assertPossible(row, { type: decision.type, by: 'system' })
  const verified = decision.type === 'papers.verify'
  const reason = decision.type === 'papers.verify' ? null : decision.reason
  const set = { status: verified ? ('verified' as const) : ('refused' as const), reason, decidedAt: now }
  const changed = await tables.update('companyPapers', { _id: papersId, status: row.status }, set)
  if (changed === 0) throw conflict('server:conflict.changed', { state: status })
  // From now on invoices bear the number that was proved.
  if (verified) await tables.update('users', { _id: userId }, { taxNumber })
  await tables.update('sellers', { _id: userId }, verified ? { verified, taxNumber } : { verified })
  const seller = await tables.find('sellers', { _id: userId })
  const company = seller?.businessName ?? ''
  const to = { userId, side: 'seller' as const, subjectId: userId }
  await notify(
    means,
    reason === null
      ? { ...to, type: 'companyVerified', values: { company } }
      : { ...to, type: 'companyRefused', values: { company, reason } },
  )
  return { company }
}

/** Takes all of it away, when the company leaves. */
export async function dropPapers(means: Means, userId: string): Promise<void> {
  const row = await means.tables.find('companyPapers', { userId })
  for (const fileId of row?.fileIds ?? []) await dropFile(means, fileId)
  await means.tables.remove('companyPapers', { userId })
}

/** As the company itself sees it. */
export async function papersAnswer(
  means: TableMeans,
  row: CompanyPapersRow | undefined,
): Promise<components['schemas']['CompanyPapers']> {
  if (row === undefined) return { status: 'none', papers: [] }
  const { status, tradeLicenceNumber, taxNumber, reason, sentAt, decidedAt } = row
  const papers = (await papersFiles(means, row)).map(({ _id, fileName, contentType, size }) => ({
    ...{ _id, fileName, contentType, size },
  }))
  return { ...present({ reason, decidedAt }), ...{ status, tradeLicenceNumber, taxNumber, papers, sentAt } }
}

/** In the order they were sent. */
export async function papersFiles({ tables }: Pick<Means, 'tables'>, { fileIds }: CompanyPapersRow): Promise<Row<'files'>[]> {
  const files = fileIds.length === 0 ? [] : await tables.list('files', { _id: fileIds })
  return fileIds.flatMap((fileId) => files.find(({ _id }) => _id === fileId) ?? [])
}

async function isSame(means: Means, row: CompanyPapersRow, sent: SentPapers): Promise<boolean> {
  if (row.tradeLicenceNumber !== sent.tradeLicenceNumber || row.taxNumber !== sent.taxNumber) return false
  const contents = (files: readonly { sha256: string }[]) =>
    files
      .map(({ sha256 }) => sha256)
      .sort()
      .join()
  return contents(await papersFiles(means, row)) === contents(sent.papers)
}

/** The state that the event leads to; 409 with the current one where it is not possible. */
function assertPossible(row: CompanyPapersRow | undefined, event: CompanyPapersEvent) {
  const state = row?.status ?? 'none'
  const next = nextState(companyPapersMachine, state, event)
  if (next === undefined) throw conflict('server:conflict.changed', { state })
  return next
}
