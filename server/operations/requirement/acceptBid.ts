import { placeBidOrder } from '#server/domain/requirement/bid-orders.ts'
import { endStandingBids, findBid, moveBid } from '#server/domain/requirement/bids.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { serializeOrder } from '#server/domain/order/order-serializer.ts'
import { forbidden } from '#server/domain/platform/domain-error.ts'
import { moveRequirement } from '#server/domain/requirement/requirements.ts'
import type { Operation } from '#server/operation.ts'

export const acceptBid: Operation<'acceptBid'> = async (call) => {
  const { bid, requirement, by } = await findBid(call, call.caller, call.id)
  if (by !== 'buyer') throw forbidden()
  // First what all bids have in common: accepts of different bids wait for each other here instead of locking each other out.
  const awarded = await moveRequirement(call, requirement, { type: 'requirement.award', by })
  const accepted = await moveBid(call, bid, { type: 'bid.accept', by })
  const order = await placeBidOrder(call, awarded, accepted)
  await endStandingBids(call, awarded)
  await notify(call, {
    userId: bid.sellerId,
    side: 'seller',
    type: 'bidAccepted',
    subjectId: order._id,
    values: { requirement: requirement.title },
  })
  return serializeOrder(call, order, call.caller)
}
