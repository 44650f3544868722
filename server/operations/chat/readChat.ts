import { serializeChat } from '#server/domain/chat/chat-serializer.ts'
import { markRead } from '#server/domain/chat/chat-messages.ts'
import { findChat } from '#server/domain/chat/chats.ts'
import { publishLiveEvent } from '#server/domain/platform/live-events.ts'
import type { Operation } from '#server/operation.ts'

export const readChat: Operation<'readChat'> = async (call) => {
  const { caller, id, body } = call
  const row = await findChat(call, caller.user._id, id)
  const readTo = Math.min(body.sequence, row.chat.lastSequence)
  if (!(await markRead(call, row, readTo))) return serializeChat(call, row)
  // One's own other pages, too: their badge counts anew.
  await publishLiveEvent(call, [row.own.userId, row.other.userId], { type: 'chat.read', subjectId: id })
  return serializeChat(call, { ...row, own: { ...row.own, readTo } })
}
