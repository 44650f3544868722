import { serializeCompanyDocuments } from '#server/domain/account/company-documents.ts'
import type { Operation } from '#server/operation.ts'

export const getCompanyDocuments: Operation<'getCompanyDocuments'> = async (call) =>
  serializeCompanyDocuments(call, await call.tables.find('companyDocuments', { userId: call.caller.user._id }))
