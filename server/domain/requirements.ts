import { nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { type RequirementEvent, requirementMachine } from '#src/machines/lifecycles/requirement.machine.ts'
import { tellPages } from '#server/domain/live-events.ts'
import { conflict, notYours, wrongSide } from '#server/domain/refusal.ts'
import type { Caller, Means } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export type RequirementRow = Row<'requirements'>

/** Bids are taken while it is open and its deadline lies ahead. */
export const openForBids = ({ status, deadline }: RequirementRow, now: string): boolean => status === 'open' && now < deadline

/** Whether the caller may see it: its buyer, sellers while it takes bids, and later those who made one. */
export async function isShown({ tables, now }: Means, { user, side }: Caller, requirement: RequirementRow): Promise<boolean> {
  if (requirement.buyerId === user._id) return true
  if (side !== 'seller') return false
  if (openForBids(requirement, now)) return true
  return (await tables.count('bids', { requirementId: requirement._id, sellerId: user._id })) > 0
}

/** The caller's own requirement, to change it: 404 for anybody else's, 403 when the caller acts as seller. */
export async function findOwnRequirement({ tables }: Means, caller: Caller, id: string): Promise<RequirementRow> {
  const requirement = await tables.find('requirements', { _id: id, buyerId: caller.user._id })
  if (requirement === undefined) throw notYours()
  if (caller.side !== 'buyer') throw wrongSide()
  return requirement
}

/**
 * Moves a requirement by one life-cycle event and tells its buyer's open pages: 409 with the current state when the event is not possible
 * (any more). An award or a close comes too late once `decideBy` has passed, whether or not the job that expires it has come by.
 */
export async function moveRequirement(
  means: Means,
  requirement: RequirementRow,
  event: RequirementEvent,
  set: Partial<RequirementRow> = {},
): Promise<RequirementRow> {
  const { tables, now } = means
  const status = nextState(requirementMachine, requirement.status, event)
  if (status === undefined) throw conflict('server:conflict.changed', { state: requirement.status })
  if (event.by === 'buyer' && now >= requirement.decideBy) throw conflict('server:conflict.changed', { state: 'expired' })
  const changes = { ...set, status, updatedAt: now }
  const changed = await tables.update('requirements', { _id: requirement._id, status: requirement.status }, changes)
  if (changed === 0) {
    const current = await tables.find('requirements', { _id: requirement._id })
    throw conflict('server:conflict.changed', { state: current?.status ?? requirement.status })
  }
  await tellPages(means, [requirement.buyerId], { type: 'requirement.changed', subjectId: requirement._id })
  return { ...requirement, ...changes }
}
