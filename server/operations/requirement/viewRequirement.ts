import { notFound } from '#server/domain/platform/domain-error.ts'
import { serializeRequirement } from '#server/domain/requirement/requirement-serializer.ts'
import { isShown } from '#server/domain/requirement/requirements.ts'
import type { Operation } from '#server/operation.ts'

export const viewRequirement: Operation<'viewRequirement'> = async (call) => {
  const { tables, caller, id } = call
  const requirement = await tables.find('requirements', { _id: id })
  if (requirement === undefined || !(await isShown(call, caller, requirement))) throw notFound()
  return serializeRequirement(call, caller, requirement)
}
