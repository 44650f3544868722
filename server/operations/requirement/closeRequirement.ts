import { endStandingBids } from '#server/domain/requirement/bids.ts'
import { serializeRequirement } from '#server/domain/requirement/requirement-serializer.ts'
import { findOwnRequirement, moveRequirement } from '#server/domain/requirement/requirements.ts'
import type { Operation } from '#server/operation.ts'

export const closeRequirement: Operation<'closeRequirement'> = async (call) => {
  const { caller, id, body } = call
  const requirement = await findOwnRequirement(call, caller, id)
  const set = { reason: body.reason.trim() }
  const closed = await moveRequirement(call, requirement, { type: 'requirement.close', by: 'buyer' }, set)
  await endStandingBids(call, closed)
  return serializeRequirement(call, caller, closed)
}
