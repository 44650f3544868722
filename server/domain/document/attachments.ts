import type { components } from '#src/generated/schema.ts'
import { admitReaders, dropFile } from './files.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { ReadableTables } from '#server/store/store.ts'

/** The subject of attachments, and who may read them besides their owner. */
interface Subject {
  subject: 'quote' | 'requirement' | 'dispute' | 'disputeAnswer' | 'shipment' | 'productBatch'
  subjectId: string
  readerIds?: readonly string[]
}

/** Attaches uploaded files to a subject, in the order given. Throws 422 for an unknown or already attached one. */
export async function attach(
  context: OperationContext,
  ownerId: string,
  ids: readonly string[],
  { subject, subjectId, readerIds = [] }: Subject,
): Promise<void> {
  for (const [position, _id] of ids.entries()) {
    const attached = await context.tables.update(
      'attachments',
      { _id, ownerId, subjectId: null },
      { subject, subjectId, position },
    )
    if (attached === 0) throw invalidFields({ attachments: { key: 'server:field.attachments' } })
    await admitReaders(context, _id, readerIds)
  }
}

/** Replaces the attachments of a subject: adds new ones and removes those not named. */
export async function reattach(context: OperationContext, ownerId: string, ids: readonly string[], to: Subject): Promise<void> {
  const { tables } = context
  const { subject, subjectId } = to
  const attached = await tables.list('attachments', { subject, subjectId })
  for (const { _id } of attached) {
    // Detached first, so that the named ones are attached in their new order.
    if (ids.includes(_id)) await tables.update('attachments', { _id }, { subject: null, subjectId: null })
    else await dropAttachment(context, _id)
  }
  await attach(context, ownerId, ids, to)
}

export async function dropAttachment(context: OperationContext, _id: string): Promise<void> {
  await context.tables.remove('attachments', { _id })
  await dropFile(context, _id)
}

export async function serializeAttachments(
  context: Pick<OperationContext, 'tables'>,
  subjectId: string,
): Promise<components['schemas']['Attachment'][]> {
  return (await serializeAttachmentsOf(context, [subjectId]))(subjectId)
}

/** Reads the attachments of several subjects at once; returns those of one, in their order. */
export async function serializeAttachmentsOf(
  { tables }: { tables: ReadableTables },
  subjectIds: readonly string[],
): Promise<(subjectId: string) => components['schemas']['Attachment'][]> {
  const rows =
    subjectIds.length === 0 ? [] : await tables.list('attachments', { subjectId: subjectIds }, { orderBy: ['position', '_id'] })
  const files = rows.length === 0 ? [] : await tables.list('files', { _id: rows.map(({ _id }) => _id) })
  return (subjectId) =>
    rows
      .filter((row) => row.subjectId === subjectId)
      .flatMap((row) => files.find(({ _id }) => _id === row._id) ?? [])
      .map(({ _id, fileName, contentType, size }) => ({ _id, fileName, contentType, size }))
}
