import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { components } from '#src/generated/schema.ts'
import type { biddingMachine } from '#src/machines/requirement/bidding.machine.ts'

/** One requirement of a buyer, and the flow that bids for it. */
export interface BiddingProps {
  flow: SnapshotFrom<typeof biddingMachine>
  actor: ActorRefFrom<typeof biddingMachine>
  requirement: components['schemas']['Requirement']
}
