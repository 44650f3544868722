import { chatBetween } from '#server/domain/chat/chats.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const blockUser: Operation<'blockUser'> = async (call) => {
  const { tables, caller, id, now, newId } = call
  const userId = caller.user._id
  if ((await chatBetween(call, userId, id)) === undefined) throw notFound()
  const existing = await tables.find('blocks', { userId, blockedId: id })
  if (existing === undefined) await tables.insert('blocks', { _id: newId(), userId, blockedId: id, createdAt: now })
  return { userId: id, blocked: true }
}
