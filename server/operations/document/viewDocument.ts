import { documentRequestAnswer, findDocumentRequest } from '#server/domain/document-requests.ts'
import type { Operation } from '#server/operation.ts'

export const viewDocument: Operation<'viewDocument'> = async (call) =>
  documentRequestAnswer(call, await findDocumentRequest(call, call.caller, call.id))
