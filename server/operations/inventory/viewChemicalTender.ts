import { notYours } from '#server/domain/refusal.ts'
import { openForBids } from '#server/domain/requirements.ts'
import { tenderAnswers } from '#server/domain/tender-answers.ts'
import type { Operation } from '#server/operation.ts'

export const viewChemicalTender: Operation<'viewChemicalTender'> = async (call) => {
  const { tables, id: _id, now } = call
  const requirement = await tables.find('requirements', { _id })
  const shown = requirement !== undefined && requirement.isPublic && openForBids(requirement, now)
  const [tender] = await tenderAnswers(call, [{ kind: shown ? 'requirement' : 'news', _id }])
  if (tender === undefined || tender.publishedAt > now) throw notYours()
  return tender
}
