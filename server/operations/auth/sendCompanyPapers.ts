import { papersAnswer, sendPapers } from '#server/domain/company-papers.ts'
import { wrongSide } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

export const sendCompanyPapers: Operation<'sendCompanyPapers'> = async (call) => {
  const { body, caller } = call
  if (caller.user.accountType !== 'Company') throw wrongSide('server:refused.companyOnly')
  const [tradeLicenceNumber, taxNumber] = [body.tradeLicenceNumber.trim(), body.taxNumber.trim()]
  const row = await sendPapers(call, caller.user._id, { tradeLicenceNumber, taxNumber, papers: body.papers })
  return papersAnswer(call, row)
}
