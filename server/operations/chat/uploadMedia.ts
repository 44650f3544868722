import { checkReachable, findChat } from '#server/domain/chat/chats.ts'
import { keepFile } from '#server/domain/document/files.ts'
import type { Operation } from '#server/operation.ts'

export const uploadMedia: Operation<'uploadMedia'> = async (call) => {
  const { caller, body } = call
  const row = await findChat(call, caller.user._id, body.chatId)
  await checkReachable(call, row)
  const { fileName, contentType, size } = body.file
  const _id = await keepFile(call, body.file, { access: 'private', readerIds: [row.other.userId] })
  return { _id, fileName, contentType, size }
}
