import { papersAnswer } from '#server/domain/company-papers.ts'
import type { Operation } from '#server/operation.ts'

export const getCompanyPapers: Operation<'getCompanyPapers'> = async (call) =>
  papersAnswer(call, await call.tables.find('companyPapers', { userId: call.caller.user._id }))
