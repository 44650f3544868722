import { chatAnswer } from '#server/domain/chat-answers.ts'
import { markRead } from '#server/domain/chat-messages.ts'
import { findChat } from '#server/domain/chats.ts'
import { tellPages } from '#server/domain/live-events.ts'
import type { Operation } from '#server/operation.ts'

export const readChat: Operation<'readChat'> = async (call) => {
  const { caller, id, body } = call
  const row = await findChat(call, caller.user._id, id)
  const readTo = Math.min(body.sequence, row.chat.lastSequence)
  if (!(await markRead(call, row, readTo))) return chatAnswer(call, row)
  // One's own other pages, too: their badge counts anew.
  await tellPages(call, [row.own.userId, row.other.userId], { type: 'chat.read', subjectId: id })
  return chatAnswer(call, { ...row, own: { ...row.own, readTo } })
}
