import type { components } from '#src/generated/schema.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { bidMachine } from '#src/machines/lifecycles/bid.machine.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { requirementMachine } from '#src/machines/lifecycles/requirement.machine.ts'

type Schemas = components['schemas']

export type BidAction = 'accept' | 'reject'
export type AwardingAction = BidAction | 'close'

/** What the buyer can do with one of the bids, by the words of both life-cycles. Nothing with one that is not there any more. */
export function bidActions({ status, own, bids = [] }: Schemas['Requirement'], bidId: string, side: Role): BidAction[] {
  const bid = bids.find(({ _id }) => _id === bidId)
  if (bid === undefined || !own || side !== 'buyer') return []
  const awardable = can(requirementMachine, status, { type: 'requirement.award', by: 'buyer' })
  return [
    ...(awardable && can(bidMachine, bid.status, { type: 'bid.accept', by: 'buyer' }) ? (['accept'] as const) : []),
    ...(can(bidMachine, bid.status, { type: 'bid.reject', by: 'buyer' }) ? (['reject'] as const) : []),
  ]
}

/** What the buyer can do with a requirement and its bids. */
export function awardingActions(requirement: Schemas['Requirement'], side: Role): AwardingAction[] {
  const { status, own, bids = [] } = requirement
  const possible = new Set(bids.flatMap(({ _id }) => bidActions(requirement, _id, side)))
  const closable = own && side === 'buyer' && can(requirementMachine, status, { type: 'requirement.close', by: 'buyer' })
  return [...possible, ...(closable ? (['close'] as const) : [])]
}

/** Whether it may still be put in other words: sellers bid for what they have read. The server also counts bids that were withdrawn. */
export const isEditable = (requirement: Schemas['Requirement'], side: Role): boolean =>
  awardingActions(requirement, side).includes('close') && requirement.bids?.length === 0
