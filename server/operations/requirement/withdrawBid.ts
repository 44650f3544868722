import { findBid, moveBid } from '#server/domain/requirement/bids.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { serializeBid } from '#server/domain/requirement/requirement-serializer.ts'
import { openForBids } from '#server/domain/requirement/requirements.ts'
import { publishLiveEvent } from '#server/domain/platform/live-events.ts'
import type { Operation } from '#server/operation.ts'

/** After the deadline a bid binds until its `validUntil`: the buyer compares what can be had. */
export const withdrawBid: Operation<'withdrawBid'> = async (call) => {
  const { bid, requirement, by } = await findBid(call, call.caller, call.id)
  const withdrawn = await moveBid(call, bid, { type: 'bid.withdraw', by })
  if (!openForBids(requirement, call.now)) throw conflict('server:conflict.biddingClosed', { state: bid.status })
  await publishLiveEvent(call, [requirement.buyerId], { type: 'requirement.changed', subjectId: requirement._id })
  return serializeBid(withdrawn)
}
