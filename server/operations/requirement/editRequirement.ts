import { reattach } from '#server/domain/document/attachments.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { serializeRequirement } from '#server/domain/requirement/requirement-serializer.ts'
import { statedColumns } from '#server/domain/requirement/requirement-fields.ts'
import { findOwnRequirement } from '#server/domain/requirement/requirements.ts'
import type { Operation } from '#server/operation.ts'

/** Sellers bid for what they have read: even a bid that was withdrawn keeps the requirement as it is. */
export const editRequirement: Operation<'editRequirement'> = async (call) => {
  const { tables, caller, id, body, language, now } = call
  const requirement = await findOwnRequirement(call, caller, id)
  if (requirement.status !== 'open') throw conflict('server:conflict.changed', { state: requirement.status })
  const bids = await tables.count('bids', { requirementId: id })
  if (bids > 0) throw conflict('server:conflict.hasBids', { state: requirement.status })
  const set = { ...(await statedColumns(call, caller, requirement.number, body)), language, updatedAt: now }
  const changed = await tables.update('requirements', { _id: id, status: 'open' }, set)
  if (changed === 0) throw conflict('server:conflict.changed', { state: requirement.status })
  if (body.attachments !== undefined) {
    await reattach(call, caller.user._id, body.attachments, { subject: 'requirement', subjectId: id })
  }
  return serializeRequirement(call, caller, { ...requirement, ...set })
}
