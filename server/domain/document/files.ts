import { assertStorageLeft } from './stored-bytes.ts'
import { operationTable } from '#src/generated/operation-table.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Caller, OperationContext, Upload } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/**
 * Keeps an uploaded file, in the caller's transaction, and returns its id. Public is for anyone with the address; private for the owner and
 * the readers. Files that no operation keeps are removed after the call. Throws 413 when its owner's files take too much.
 */
export async function keepFile(
  context: OperationContext,
  upload: Upload,
  { access, readerIds = [] }: { access: 'public' | 'private'; readerIds?: readonly string[] },
): Promise<string> {
  await context.tables.update('files', { _id: upload._id, access: 'none' }, { access })
  const kept = await context.tables.find('files', { _id: upload._id })
  if (kept !== undefined) await assertStorageLeft(context, kept.ownerId)
  await admitReaders(context, upload._id, readerIds)
  return upload._id
}

/** Admits further readers to a private file; existing ones are skipped. */
export async function admitReaders(
  { tables, newId }: OperationContext,
  fileId: string,
  userIds: readonly string[],
): Promise<void> {
  const readers = await tables.list('fileReaders', { fileId })
  const fresh = new Set(userIds.filter((userId) => !readers.some((reader) => reader.userId === userId)))
  const rows = [...fresh].map((userId) => ({ _id: newId(), fileId, userId }))
  if (rows.length > 0) await tables.insert('fileReaders', ...rows)
}

/** Releases a file, in the caller's transaction: it is no longer readable, and a job removes it. */
export async function dropFile({ tables }: OperationContext, fileId: string): Promise<void> {
  await tables.update('files', { _id: fileId }, { access: 'none' })
  await tables.remove('fileReaders', { fileId })
}

/**
 * The file as this caller, or a visitor, may see it. Throws 404 otherwise. `isOpenTo`: whether a private file may be read by a caller
 * who is neither
 * its owner nor one of its readers.
 */
export async function findFile(
  { tables }: Pick<OperationContext, 'tables'>,
  caller: Caller | undefined,
  fileId: string,
  isOpenTo: (caller: Caller) => Promise<boolean>,
): Promise<Row<'files'>> {
  const file = await tables.find('files', { _id: fileId })
  if (file === undefined || file.access === 'none') throw notFound()
  if (file.access === 'public') return file
  if (caller === undefined) throw notFound()
  const userId = caller.user._id
  if (file.ownerId === userId) return file
  const reader = await tables.find('fileReaders', { fileId, userId })
  if (reader === undefined && !(await isOpenTo(caller))) throw notFound()
  return file
}

/** The types that pictures get when they are drawn anew. Everything else is a stranger's own bytes, and is saved, never displayed. */
export const redrawnTypes: ReadonlySet<string> = new Set(['image/webp', 'image/png'])

/** The address of a public file: the `src` of an image. A private one is fetched by `viewFile` with the reader's token. */
export const fileAddress = (fileId: string): string => `/api${operationTable.viewFile.path.replace('{id}', fileId)}`
