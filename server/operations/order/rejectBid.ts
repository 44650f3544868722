import { findBid, moveBid } from '#server/domain/bids.ts'
import { notify } from '#server/domain/notifications.ts'
import { bidAnswer } from '#server/domain/requirement-answers.ts'
import type { Operation } from '#server/operation.ts'

export const rejectBid: Operation<'rejectBid'> = async (call) => {
  const { bid, requirement, by } = await findBid(call, call.caller, call.id)
  const rejected = await moveBid(call, bid, { type: 'bid.reject', by })
  await notify(call, {
    ...{ userId: bid.sellerId, side: 'seller', type: 'bidRejected', subjectId: requirement._id },
    values: { requirement: requirement.title },
  })
  return bidAnswer(rejected)
}
