import { notifyOfDocument } from '#server/domain/document/document-notifications.ts'
import { answerBy, serializeDocumentRequest, type DocumentRequestRow } from '#server/domain/document/document-requests.ts'
import { conflict, invalidFields, notFound, forbidden } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const requestDocument: Operation<'requestDocument'> = async (call) => {
  const { tables, caller, body, now, newId } = call
  if (caller.side !== 'buyer') throw forbidden()
  const product = await tables.find('products', { _id: body.productId })
  if (product === undefined || product.status !== 'active') throw notFound()
  if (product.sellerId === caller.user._id) throw invalidFields({ productId: { key: 'server:field.ownDocument' } })
  const same = { buyerId: caller.user._id, productId: product._id, kind: body.kind, status: 'requested' as const }
  const open = await tables.count('documentRequests', same)
  if (open > 0) throw conflict('server:conflict.documentAsked', { state: 'requested' })
  const { name_en, name_ar, name_bn, casNumber, sellerId } = product
  const request: DocumentRequestRow = {
    _id: newId(),
    ...same,
    sellerId,
    name_en,
    name_ar,
    name_bn,
    casNumber,
    message: body.message?.trim() || null,
    note: null,
    reason: null,
    fileId: null,
    createdAt: now,
    answerBy: answerBy(now),
    answeredAt: null,
  }
  await tables.insert('documentRequests', request)
  await notifyOfDocument(call, request)
  return serializeDocumentRequest(call, request)
}
