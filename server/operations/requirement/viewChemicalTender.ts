import { notFound } from '#server/domain/platform/domain-error.ts'
import { openForBids } from '#server/domain/requirement/requirements.ts'
import { serializeTenders } from '#server/domain/requirement/tender-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const viewChemicalTender: Operation<'viewChemicalTender'> = async (call) => {
  const { tables, id: _id, now } = call
  const requirement = await tables.find('requirements', { _id })
  const shown = requirement !== undefined && requirement.isPublic && openForBids(requirement, now)
  const [tender] = await serializeTenders(call, [{ kind: shown ? 'requirement' : 'news', _id }])
  if (tender === undefined || tender.publishedAt > now) throw notFound()
  return tender
}
