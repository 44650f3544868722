import { keepFile } from '#server/domain/document/files.ts'
import type { Operation } from '#server/operation.ts'

export const addAttachment: Operation<'addAttachment'> = async (call) => {
  const { tables, caller, body, now } = call
  const { fileName, contentType, size } = body.file
  const _id = await keepFile(call, body.file, { access: 'private' })
  const loose = { subject: null, subjectId: null, position: 0 }
  await tables.insert('attachments', { _id, ownerId: caller.user._id, ...loose, createdAt: now })
  return { _id, fileName, contentType, size }
}
