import { findFile, redrawnTypes } from '#server/domain/document/files.ts'
import { isAttachedToShownRequirement } from '#server/domain/requirement/requirements.ts'
import type { Operation } from '#server/operation.ts'

export const viewFile: Operation<'viewFile'> = async (call) => {
  const { _id, access, contentType, fileName } = await findFile(call, call.caller, call.id, (caller) =>
    isAttachedToShownRequirement(call, caller, call.id),
  )
  return {
    bytes: await call.ports.files.open(_id),
    contentType,
    fileName,
    attachment: !redrawnTypes.has(contentType),
    cache: access === 'public' ? 'immutable' : 'private',
  }
}
