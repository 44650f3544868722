import { chatBetween } from '#server/domain/chats.ts'
import { notYours } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

export const unblockUser: Operation<'unblockUser'> = async (call) => {
  const { tables, caller, id } = call
  const userId = caller.user._id
  if ((await chatBetween(call, userId, id)) === undefined) throw notYours()
  await tables.remove('blocks', { userId, blockedId: id })
  return { userId: id, blocked: false }
}
