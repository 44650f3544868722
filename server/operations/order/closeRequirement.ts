import { endStandingBids } from '#server/domain/bids.ts'
import { requirementAnswer } from '#server/domain/requirement-answers.ts'
import { findOwnRequirement, moveRequirement } from '#server/domain/requirements.ts'
import type { Operation } from '#server/operation.ts'

export const closeRequirement: Operation<'closeRequirement'> = async (call) => {
  const { caller, id, body } = call
  const requirement = await findOwnRequirement(call, caller, id)
  const set = { reason: body.reason.trim() }
  const closed = await moveRequirement(call, requirement, { type: 'requirement.close', by: 'buyer' }, set)
  await endStandingBids(call, closed)
  return requirementAnswer(call, caller, closed)
}
