import { attach } from '#server/domain/document/attachments.ts'
import { referenceNumber } from '#server/domain/platform/reference-number.ts'
import { serializeRequirement } from '#server/domain/requirement/requirement-serializer.ts'
import { statedColumns } from '#server/domain/requirement/requirement-fields.ts'
import type { RequirementRow } from '#server/domain/requirement/requirements.ts'
import { forbidden } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const createRequirement: Operation<'createRequirement'> = async (call) => {
  const { tables, caller, body, language, now, newId } = call
  if (caller.side !== 'buyer') throw forbidden()
  const _id = newId()
  const number = referenceNumber('KR', _id, now)
  const requirement: RequirementRow = {
    ...(await statedColumns(call, caller, number, body)),
    _id,
    number,
    buyerId: caller.user._id,
    status: 'open',
    language,
    reason: null,
    createdAt: now,
    updatedAt: now,
  }
  await tables.insert('requirements', requirement)
  await attach(call, caller.user._id, body.attachments ?? [], { subject: 'requirement', subjectId: _id })
  return serializeRequirement(call, caller, requirement)
}
