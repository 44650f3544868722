import { markFeedRead } from '#server/domain/chat/chat-messages.ts'
import { findChat } from '#server/domain/chat/chats.ts'
import { publishLiveEvent } from '#server/domain/platform/live-events.ts'
import type { Operation } from '#server/operation.ts'

export const deleteChat: Operation<'deleteChat'> = async (call) => {
  const { tables, caller, id } = call
  const row = await findChat(call, caller.user._id, id)
  const { lastSequence } = row.chat
  if (lastSequence === row.own.hiddenTo) return {}
  await tables.update('chatMembers', { _id: row.own._id }, { hiddenTo: lastSequence })
  // The other side must not notice, so its read mark stays.
  await markFeedRead(call, row.own)
  await publishLiveEvent(call, [row.own.userId], { type: 'chat.read', subjectId: id })
  return {}
}
