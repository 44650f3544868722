import { serializeCompanyDocuments } from '#server/domain/account/company-documents.ts'
import type { Operation } from '#server/operation.ts'

export const getCompanyPapers: Operation<'getCompanyPapers'> = async (call) =>
  serializeCompanyDocuments(call, await call.tables.find('companyPapers', { userId: call.caller.user._id }))
