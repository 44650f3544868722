import type { components } from '#src/generated/schema.ts'
import { admitReaders, dropFile } from '#server/domain/files.ts'
import { invalid } from '#server/domain/refusal.ts'
import type { Means } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** What files go with, and who may read them besides their owner. */
interface Subject {
  subject: 'quote' | 'requirement' | 'dispute'
  subjectId: string
  readerIds?: readonly string[]
}

/** Lets own loose files go with something, in the order named; 422 when one is none, or goes with something already. */
export async function attach(
  means: Means,
  ownerId: string,
  ids: readonly string[],
  { subject, subjectId, readerIds = [] }: Subject,
): Promise<void> {
  for (const [position, _id] of ids.entries()) {
    const taken = await means.tables.update('attachments', { _id, ownerId, subjectId: null }, { subject, subjectId, position })
    if (taken === 0) throw invalid({ attachments: { key: 'server:field.attachments' } })
    await admitReaders(means, _id, readerIds)
  }
}

/** Makes these the files that go with something: new ones come, those that are not named go. */
export async function reattach(means: Means, ownerId: string, ids: readonly string[], to: Subject): Promise<void> {
  const { tables } = means
  const { subject, subjectId } = to
  const present = await tables.list('attachments', { subject, subjectId })
  for (const { _id } of present) {
    // Loose again, so that the named ones are taken in their new order.
    if (ids.includes(_id)) await tables.update('attachments', { _id }, { subject: null, subjectId: null })
    else await dropAttachment(means, _id)
  }
  await attach(means, ownerId, ids, to)
}

export async function dropAttachment(means: Means, _id: string): Promise<void> {
  await means.tables.remove('attachments', { _id })
  await dropFile(means, _id)
}

/** The files that go with something, in their order. */
export async function attachedFiles({ tables }: Pick<Means, 'tables'>, subjectId: string): Promise<Row<'files'>[]> {
  const rows = await tables.list('attachments', { subjectId }, { orderBy: ['position', '_id'] })
  const files = rows.length === 0 ? [] : await tables.list('files', { _id: rows.map(({ _id }) => _id) })
  return rows.flatMap((row) => files.find(({ _id }) => _id === row._id) ?? [])
}

export async function attachmentAnswers(
  means: Pick<Means, 'tables'>,
  subjectId: string,
): Promise<components['schemas']['Attachment'][]> {
  const files = await attachedFiles(means, subjectId)
  return files.map(({ _id, fileName, contentType, size }) => ({ _id, fileName, contentType, size }))
}
