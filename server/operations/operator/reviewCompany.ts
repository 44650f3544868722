import { decideDocuments } from '#server/domain/account/company-documents.ts'
import type { Operation } from '#server/operation.ts'

export const reviewCompany: Operation<'reviewCompany'> = async (call) => {
  const { decision, reason, sameName = false } = call.body
  await decideDocuments(
    call,
    call.id,
    decision === 'verify' ? { type: 'documents.verify', sameName, reason } : { type: `documents.${decision}`, reason },
  )
  return {}
}
