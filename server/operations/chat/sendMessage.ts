import { serializeMessages } from '#server/domain/chat/chat-serializer.ts'
import { sendMessage as send } from '#server/domain/chat/chat-messages.ts'
import { checkReachable, checkTopic, findChat } from '#server/domain/chat/chats.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Call, Operation } from '#server/operation.ts'

export const sendMessage: Operation<'sendMessage'> = async (call) => {
  const { caller, id, body } = call
  const { text, fileId = null, productId = null } = body
  const row = await findChat(call, caller.user._id, id)
  if (text === undefined && fileId === null) throw invalidFields({ text: { key: 'server:field.required' } })
  await checkReachable(call, row)
  if (fileId !== null) await checkFile(call, fileId, row.other.userId)
  if (productId !== null) await checkTopic(call, productId, [row.own.userId, row.other.userId])
  const kind = fileId === null ? 'text' : 'media'
  const message = await send(call, row, caller.side, { kind, text: text?.trim() ?? null, fileId, productId })
  const [serialized] = await serializeMessages(call, caller.user._id, [message])
  if (serialized === undefined) throw new Error('One message has one answer')
  return serialized
}

/** 422 unless the file is the sender's own and was uploaded for these two. */
async function checkFile({ tables, caller }: Call<'sendMessage'>, fileId: string, otherId: string): Promise<void> {
  const own = await tables.find('files', { _id: fileId, ownerId: caller.user._id, access: 'private' })
  const shared = own && (await tables.find('fileReaders', { fileId, userId: otherId }))
  if (shared === undefined) throw invalidFields({ fileId: { key: 'server:field.file' } })
}
