import { nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { type RequirementEvent, requirementMachine } from '#src/machines/lifecycles/requirement.machine.ts'
import { publishLiveEvent } from '#server/domain/platform/live-events.ts'
import { conflict, notFound, forbidden } from '#server/domain/platform/domain-error.ts'
import type { Caller, OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export type RequirementRow = Row<'requirements'>

/** Bids are accepted while it is open and before its deadline. */
export const openForBids = ({ status, deadline }: RequirementRow, now: string): boolean => status === 'open' && now < deadline

/** Whether the caller may see it: its buyer, sellers while it accepts bids, and later its bidders. */
export async function isShown(
  { tables, now }: OperationContext,
  { user, side }: Caller,
  requirement: RequirementRow,
): Promise<boolean> {
  if (requirement.buyerId === user._id) return true
  if (side !== 'seller') return false
  if (openForBids(requirement, now)) return true
  return (await tables.count('bids', { requirementId: requirement._id, sellerId: user._id })) > 0
}

/** Everybody who may see a requirement may read its attachments: the sellers are not known beforehand. */
export async function isAttachedToShownRequirement(context: OperationContext, caller: Caller, fileId: string): Promise<boolean> {
  const attachment = await context.tables.find('attachments', { _id: fileId, subject: 'requirement' })
  if (attachment === undefined || attachment.subjectId === null) return false
  const requirement = await context.tables.find('requirements', { _id: attachment.subjectId })
  return requirement !== undefined && isShown(context, caller, requirement)
}

/** Returns the caller's own requirement, to change it. Throws 404 for another buyer's, 403 when the caller acts as seller. */
export async function findOwnRequirement({ tables }: OperationContext, caller: Caller, id: string): Promise<RequirementRow> {
  const requirement = await tables.find('requirements', { _id: id, buyerId: caller.user._id })
  if (requirement === undefined) throw notFound()
  if (caller.side !== 'buyer') throw forbidden()
  return requirement
}

/**
 * Moves a requirement by one life-cycle event and notifies its buyer's open pages. Throws 409 with the current state when the event is not
 * possible. An award or a close is too late after `decideBy`, even before the job has run.
 */
export async function moveRequirement(
  context: OperationContext,
  requirement: RequirementRow,
  event: RequirementEvent,
  set: Partial<RequirementRow> = {},
): Promise<RequirementRow> {
  const { tables, now } = context
  const status = nextState(requirementMachine, requirement.status, event)
  if (status === undefined) throw conflict('server:conflict.changed', { state: requirement.status })
  if (event.by === 'buyer' && now >= requirement.decideBy) throw conflict('server:conflict.changed', { state: 'expired' })
  const changes = { ...set, status, updatedAt: now }
  const changed = await tables.update('requirements', { _id: requirement._id, status: requirement.status }, changes)
  if (changed === 0) {
    const current = await tables.find('requirements', { _id: requirement._id })
    throw conflict('server:conflict.changed', { state: current?.status ?? requirement.status })
  }
  await publishLiveEvent(context, [requirement.buyerId], { type: 'requirement.changed', subjectId: requirement._id })
  return { ...requirement, ...changes }
}
