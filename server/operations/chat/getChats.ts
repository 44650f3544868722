import { serializeChats } from '#server/domain/chat/chat-serializer.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getChats: Operation<'getChats'> = async (call) => {
  const { tables, caller, body } = call
  const { search = '' } = body
  const { rows, total, unread } = await tables.chatPage({
    userId: caller.user._id,
    ...pageOf(body),
    ...(search.trim() === '' ? {} : { search }),
  })
  return { chats: await serializeChats(call, rows), total, unread }
}
