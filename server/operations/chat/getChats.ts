import { chatAnswers } from '#server/domain/chat-answers.ts'
import { pageOf } from '#server/domain/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getChats: Operation<'getChats'> = async (call) => {
  const { tables, caller, body } = call
  const { search = '' } = body
  const { rows, total, unread } = await tables.chatPage({
    ...{ userId: caller.user._id, ...pageOf(body) },
    ...(search.trim() === '' ? {} : { search }),
  })
  return { chats: await chatAnswers(call, rows), total, unread }
}
