import { chatBetween } from '#server/domain/chat/chats.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const unblockUser: Operation<'unblockUser'> = async (call) => {
  const { tables, caller, id } = call
  const userId = caller.user._id
  if ((await chatBetween(call, userId, id)) === undefined) throw notFound()
  await tables.remove('blocks', { userId, blockedId: id })
  return { userId: id, blocked: false }
}
