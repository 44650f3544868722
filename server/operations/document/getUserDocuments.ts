import { serializeDocumentRequests } from '#server/domain/document/document-requests.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getUserDocuments: Operation<'getUserDocuments'> = async (call) => {
  const { tables, caller, body } = call
  const { statuses = [], kinds = [], search = '', sort = 'newest' } = body
  const { rows, total } = await tables.documentRequestPage({
    side: caller.side,
    userId: caller.user._id,
    sort,
    ...(statuses.length === 0 ? {} : { statuses }),
    ...(kinds.length === 0 ? {} : { kinds }),
    ...(body.productId === undefined ? {} : { productId: body.productId }),
    ...(search.trim() === '' ? {} : { search }),
    ...pageOf(body),
  })
  return { requests: await serializeDocumentRequests(call, rows), total }
}
