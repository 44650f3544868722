import { notYours } from '#server/domain/refusal.ts'
import { requirementAnswer } from '#server/domain/requirement-answers.ts'
import { openForBids } from '#server/domain/requirements.ts'
import type { Operation } from '#server/operation.ts'

export const viewRequirement: Operation<'viewRequirement'> = async (call) => {
  const { tables, caller, id, now } = call
  const { user, side } = caller
  const requirement = await tables.find('requirements', { _id: id })
  if (requirement === undefined) throw notYours()
  const shown =
    requirement.buyerId === user._id ||
    (side === 'seller' &&
      (openForBids(requirement, now) || (await tables.count('bids', { requirementId: id, sellerId: user._id })) > 0))
  if (!shown) throw notYours()
  return requirementAnswer(call, caller, requirement)
}
