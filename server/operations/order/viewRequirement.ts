import { notYours } from '#server/domain/refusal.ts'
import { requirementAnswer } from '#server/domain/requirement-answers.ts'
import { isShown } from '#server/domain/requirements.ts'
import type { Operation } from '#server/operation.ts'

export const viewRequirement: Operation<'viewRequirement'> = async (call) => {
  const { tables, caller, id } = call
  const requirement = await tables.find('requirements', { _id: id })
  if (requirement === undefined || !(await isShown(call, caller, requirement))) throw notYours()
  return requirementAnswer(call, caller, requirement)
}
