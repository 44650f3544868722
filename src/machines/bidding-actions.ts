import type { components } from '#src/generated/schema.ts'
import type { DealSide } from './create-deal-machine.ts'
import { bidMachine } from './lifecycles/bid.machine.ts'
import { can } from './lifecycles/life-cycle.ts'

export type BiddingAction = 'bid' | 'withdraw'

/** What a seller can do with somebody else's requirement: bid while it takes bids, or edit what it has bid, or withdraw it. */
export function biddingActions(
  { own, openForBids, myBid }: components['schemas']['Requirement'],
  side: DealSide,
): BiddingAction[] {
  if (own || side !== 'seller' || !openForBids) return []
  const withdrawable = myBid !== undefined && can(bidMachine, myBid.status, { type: 'bid.withdraw', by: 'seller' })
  return withdrawable ? ['bid', 'withdraw'] : ['bid']
}
