import { findFile } from '#server/domain/document/files.ts'
import { isAttachedToShownRequirement } from '#server/domain/requirement/requirements.ts'
import type { Operation } from '#server/operation.ts'

/** The types that pictures get when they are drawn anew. Everything else is a stranger's own bytes, and is saved, never displayed. */
const redrawn = new Set(['image/webp', 'image/png'])

export const viewFile: Operation<'viewFile'> = async (call) => {
  const { _id, access, contentType, fileName } = await findFile(call, call.caller, call.id, (caller) =>
    isAttachedToShownRequirement(call, caller, call.id),
  )
  return {
    bytes: await call.ports.files.open(_id),
    contentType,
    fileName,
    attachment: !redrawn.has(contentType),
    cache: access === 'public' ? 'immutable' : 'private',
  }
}
