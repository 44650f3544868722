import {
  serializeDocumentRequest,
  findDocumentRequest,
  serializeHeldDocument,
} from '#server/domain/document/document-requests.ts'
import type { Operation } from '#server/operation.ts'

export const viewDocument: Operation<'viewDocument'> = async (call) => {
  const { caller, id } = call
  const request = await findDocumentRequest(call, caller, id)
  const serialized = await serializeDocumentRequest(call, request)
  // The held document is for the seller alone.
  return request.sellerId === caller.user._id ? { ...serialized, ...(await serializeHeldDocument(call, request)) } : serialized
}
