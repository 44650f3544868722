import { findBid, moveBid } from '#server/domain/bids.ts'
import { conflict } from '#server/domain/refusal.ts'
import { bidAnswer } from '#server/domain/requirement-answers.ts'
import { openForBids } from '#server/domain/requirements.ts'
import { tellPages } from '#server/domain/live-events.ts'
import type { Operation } from '#server/operation.ts'

/** After the deadline a bid binds until its `validUntil`: the buyer compares what can be had. */
export const withdrawBid: Operation<'withdrawBid'> = async (call) => {
  const { bid, requirement, by } = await findBid(call, call.caller, call.id)
  const withdrawn = await moveBid(call, bid, { type: 'bid.withdraw', by })
  if (!openForBids(requirement, call.now)) throw conflict('server:conflict.biddingClosed', { state: bid.status })
  await tellPages(call, [requirement.buyerId], { type: 'requirement.changed', subjectId: requirement._id })
  return bidAnswer(withdrawn)
}
