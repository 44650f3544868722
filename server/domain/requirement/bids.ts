import { bidMachine, type BidEvent, type BidParty } from '#src/machines/lifecycles/bid.machine.ts'
import { can, nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { publishLiveEvent } from '#server/domain/platform/live-events.ts'
import { type NewNotification, notify } from '#server/domain/notification/notifications.ts'
import { conflict, notFound, forbidden } from '#server/domain/platform/domain-error.ts'
import type { RequirementRow } from './requirements.ts'
import type { Caller, OperationContext, TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export type BidRow = Row<'bids'>

interface FoundBid {
  bid: BidRow
  requirement: RequirementRow
  /** The caller's role, on its current side. */
  by: 'buyer' | 'seller'
}

/** Returns the bid for its seller or its requirement's buyer. Throws 404 for others, 403 on the caller's other side. */
export async function findBid({ tables }: OperationContext, caller: Caller, bidId: string): Promise<FoundBid> {
  const bid = await tables.find('bids', { _id: bidId })
  const requirement = bid && (await tables.find('requirements', { _id: bid.requirementId }))
  if (bid === undefined || requirement === undefined) throw notFound()
  const userId = caller.user._id
  const by = bid.sellerId === userId ? 'seller' : requirement.buyerId === userId ? 'buyer' : undefined
  if (by === undefined) throw notFound()
  if (by !== caller.side) throw forbidden()
  return { bid, requirement, by }
}

/**
 * Moves a bid by one life-cycle event and notifies its seller's open pages. Throws 403 when the event is another party's, 409 with the
 * current state when it is not possible. A bid past its `validUntil` has lapsed, even before the job has run.
 */
export async function moveBid(context: TableContext, bid: BidRow, event: BidEvent, set: Partial<BidRow> = {}): Promise<BidRow> {
  const { tables, now } = context
  const status = nextState(bidMachine, bid.status, event)
  if (status === undefined) {
    const parties: BidParty[] = ['buyer', 'seller', 'system']
    const someoneElse = parties.some((by) => can(bidMachine, bid.status, { ...event, by }))
    throw someoneElse ? forbidden() : conflict('server:conflict.changed', { state: bid.status })
  }
  if (event.type === 'bid.accept' && now >= bid.validUntil) throw conflict('server:conflict.changed', { state: 'lapsed' })
  const changes = { ...set, status, updatedAt: now }
  const changed = await tables.update('bids', { _id: bid._id, status: bid.status }, changes)
  if (changed === 0) {
    const current = await tables.find('bids', { _id: bid._id })
    throw conflict('server:conflict.changed', { state: current?.status ?? bid.status })
  }
  await publishLiveEvent(context, [bid.sellerId], { type: 'requirement.changed', subjectId: bid.requirementId })
  return { ...bid, ...changes }
}

/** Ends every open bid of an ended requirement, and notifies each bidder of the outcome. */
export async function endStandingBids(context: TableContext, requirement: RequirementRow): Promise<void> {
  const standing = await context.tables.list(
    'bids',
    { requirementId: requirement._id, status: 'submitted' },
    { orderBy: ['_id'] },
  )
  const event: BidEvent =
    requirement.status === 'awarded' ? { type: 'bid.reject', by: 'buyer' } : { type: 'bid.lapse', by: 'system' }
  for (const bid of standing) await moveBid(context, bid, event)
  if (standing.length > 0) await notify(context, ...standing.map(({ sellerId }) => endingNotice(requirement, sellerId)))
}

function endingNotice({ _id, title, status, reason }: RequirementRow, sellerId: string): NewNotification {
  const to = { userId: sellerId, side: 'seller', subjectId: _id } as const
  const values = { requirement: title }
  if (status === 'awarded') return { ...to, type: 'bidRejected', values }
  if (status === 'closed') return { ...to, type: 'requirementClosed', values: { ...values, reason: reason ?? '' } }
  return { ...to, type: 'bidLapsed', values }
}
