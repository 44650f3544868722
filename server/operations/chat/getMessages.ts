import { serializeChat, serializeMessages } from '#server/domain/chat/chat-serializer.ts'
import { findChat } from '#server/domain/chat/chats.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const getMessages: Operation<'getMessages'> = async (call) => {
  const { tables, caller, id, body } = call
  const { before, after, pageSize = 20 } = body
  if (before !== undefined && after !== undefined) throw invalidFields({ after: { key: 'server:field.unknown' } })
  const row = await findChat(call, caller.user._id, id)
  const { own, chat } = row
  // Numbers have no gap, so a page is known before it is read.
  const lowest = own.hiddenTo + 1
  const highest = chat.lastSequence
  const from =
    after === undefined ? Math.max(lowest, Math.min(highest + 1, before ?? Infinity) - pageSize) : Math.max(lowest, after + 1)
  const to = Math.min(highest, from + pageSize - 1, (before ?? Infinity) - 1)
  const sequence = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  const rows = await tables.list('messages', { chatId: chat._id, sequence }, { orderBy: ['sequence'] })
  return {
    chat: await serializeChat(call, row),
    messages: await serializeMessages(call, caller.user._id, rows),
    total: highest - own.hiddenTo,
    more: sequence.length > 0 && (after === undefined ? from > lowest : to < highest),
  }
}
