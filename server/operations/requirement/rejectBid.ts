import { findBid, moveBid } from '#server/domain/requirement/bids.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { serializeBid } from '#server/domain/requirement/requirement-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const rejectBid: Operation<'rejectBid'> = async (call) => {
  const { bid, requirement, by } = await findBid(call, call.caller, call.id)
  const rejected = await moveBid(call, bid, { type: 'bid.reject', by })
  await notify(call, {
    userId: bid.sellerId,
    side: 'seller',
    type: 'bidRejected',
    subjectId: requirement._id,
    values: { requirement: requirement.title },
  })
  return serializeBid(rejected)
}
