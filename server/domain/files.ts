import { operationTable } from '#src/generated/operation-table.ts'
import { notYours } from '#server/domain/refusal.ts'
import { isShown } from '#server/domain/requirements.ts'
import type { Caller, Means, Upload } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/**
 * Makes an uploaded file the marketplace's, in the caller's transaction, and answers its id. Public is for anyone who has the address;
 * private for whoever uploaded it and the readers. What no operation keeps is removed after the call.
 */
export async function keepFile(
  means: Means,
  upload: Upload,
  { access, readerIds = [] }: { access: 'public' | 'private'; readerIds?: readonly string[] },
): Promise<string> {
  await means.tables.update('files', { _id: upload._id, access: 'none' }, { access })
  await admitReaders(means, upload._id, readerIds)
  return upload._id
}

/** Lets further users read a private file; those who may already are passed over. */
export async function admitReaders({ tables, newId }: Means, fileId: string, userIds: readonly string[]): Promise<void> {
  const readers = await tables.list('fileReaders', { fileId })
  const fresh = new Set(userIds.filter((userId) => !readers.some((reader) => reader.userId === userId)))
  const rows = [...fresh].map((userId) => ({ _id: newId(), fileId, userId }))
  if (rows.length > 0) await tables.insert('fileReaders', ...rows)
}

/** Lets a file go, in the caller's transaction: nobody can read it from now on, and a job removes it. */
export async function dropFile({ tables }: Means, fileId: string): Promise<void> {
  await tables.update('files', { _id: fileId }, { access: 'none' })
  await tables.remove('fileReaders', { fileId })
}

/** The file as this caller, or a visitor, may see it; else 404. */
export async function findFile(means: Means, caller: Caller | undefined, fileId: string): Promise<Row<'files'>> {
  const { tables } = means
  const file = await tables.find('files', { _id: fileId })
  if (file === undefined || file.access === 'none') throw notYours()
  const userId = caller?.user._id
  if (file.access === 'public' || file.ownerId === userId) return file
  if (caller === undefined || userId === undefined) throw notYours()
  const reader = await tables.find('fileReaders', { fileId, userId })
  if (reader === undefined && !(await goesWithShown(means, caller, fileId))) throw notYours()
  return file
}

/** Whoever may see a requirement may read what goes with it: nobody can say beforehand which sellers that will be. */
async function goesWithShown(means: Means, caller: Caller, fileId: string): Promise<boolean> {
  const attachment = await means.tables.find('attachments', { _id: fileId, subject: 'requirement' })
  if (attachment === undefined || attachment.subjectId === null) return false
  const requirement = await means.tables.find('requirements', { _id: attachment.subjectId })
  return requirement !== undefined && isShown(means, caller, requirement)
}

/** Where a page finds a public file: the `src` of an image. A private one is fetched by `viewFile` with the reader's token. */
export const fileAddress = (fileId: string): string => `/api${operationTable.viewFile.path.replace('{id}', fileId)}`
