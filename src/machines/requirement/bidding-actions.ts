import type { components } from '#src/generated/schema.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { bidMachine } from '#src/machines/lifecycles/bid.machine.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'

export type BiddingAction = 'bid' | 'withdraw'

/** What a seller can do with somebody else's requirement: bid while it takes bids, or edit what it has bid, or withdraw it. */
export function biddingActions({ own, openForBids, myBid }: components['schemas']['Requirement'], side: Role): BiddingAction[] {
  if (own || side !== 'seller' || !openForBids) return []
  const withdrawable = myBid !== undefined && can(bidMachine, myBid.status, { type: 'bid.withdraw', by: 'seller' })
  return withdrawable ? ['bid', 'withdraw'] : ['bid']
}
