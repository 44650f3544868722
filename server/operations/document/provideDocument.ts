import {
  serializeDocumentRequest,
  type DocumentRequestRow,
  findDocumentRequest,
  heldDocument,
  moveDocumentRequest,
} from '#server/domain/document/document-requests.ts'
import { admitReaders, keepFile } from '#server/domain/document/files.ts'
import { invalidFields, forbidden } from '#server/domain/platform/domain-error.ts'
import type { Call, Operation } from '#server/operation.ts'

export const provideDocument: Operation<'provideDocument'> = async (call) => {
  const { caller, id, body } = call
  const request = await findDocumentRequest(call, caller, id)
  if (request.sellerId !== caller.user._id) throw forbidden()
  return serializeDocumentRequest(call, await (body.decision === 'provide' ? provide(call, request) : refuse(call, request)))
}

async function provide(call: Call<'provideDocument'>, request: DocumentRequestRow): Promise<DocumentRequestRow> {
  const { file, note } = call.body
  const fileId = file?._id ?? (await heldDocument(call, request))?.fileId
  if (fileId === undefined) throw invalidFields({ file: { key: 'server:field.file' } })
  // Moved first: of two concurrent calls the later keeps no file.
  const moved = await moveDocumentRequest(call, request, { type: 'document.provide' }, { fileId, note: note?.trim() || null })
  if (file === undefined) await admitReaders(call, fileId, [request.buyerId])
  else await keepFile(call, file, { access: 'private', readerIds: [request.buyerId] })
  return moved
}

async function refuse(call: Call<'provideDocument'>, request: DocumentRequestRow): Promise<DocumentRequestRow> {
  const reason = call.body.reason?.trim()
  if (!reason) throw invalidFields({ reason: { key: 'server:field.reason' } })
  return moveDocumentRequest(call, request, { type: 'document.refuse' }, { reason })
}
