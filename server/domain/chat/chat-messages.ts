import { notifyOfMessage } from './message-notifications.ts'
import { publishLiveEvent } from '#server/domain/platform/live-events.ts'
import type { TableContext } from '#server/operation.ts'
import type { ChatRow } from '#server/store/chat-queries.ts'
import type { Row } from '#server/store/tables.ts'

type MessageRow = Row<'messages'>
export type NewMessage = Pick<MessageRow, 'senderId' | 'kind'> &
  Partial<Pick<MessageRow, 'text' | 'fileId' | 'productId' | 'callId'>>

/**
 * Writes the next message of a chat, in the caller's transaction. Its number comes from the chat's counter, which one transaction at a
 * time holds: so both sides see one order without a gap, whichever processes write. Times never fall along it.
 */
export async function writeMessage(context: TableContext, row: ChatRow, message: NewMessage): Promise<MessageRow> {
  const { tables, now, newId } = context
  const { chat } = row
  const sequence = await tables.nextNumber(`chat:${chat._id}`)
  const sentAt = now > chat.lastMessageAt ? now : chat.lastMessageAt
  const written: MessageRow = {
    _id: newId(),
    chatId: chat._id,
    sequence,
    sentAt,
    text: null,
    fileId: null,
    productId: null,
    callId: null,
    removedAt: null,
    ...message,
  }
  await tables.insert('messages', written)
  await tables.update('chats', { _id: chat._id }, { lastSequence: sequence, lastMessageId: written._id, lastMessageAt: sentAt })
  return written
}

/** Takes a message out of sight of both sides, and its file away from the other. Returns false when it was removed already. */
export async function removeMessage(context: TableContext, message: MessageRow): Promise<boolean> {
  const { tables, now } = context
  const { _id, chatId, fileId } = message
  if ((await tables.update('messages', { _id, removedAt: null }, { removedAt: now })) === 0) return false
  if (fileId !== null) await tables.remove('fileReaders', { fileId })
  // The feed quotes it.
  await tables.remove('notifications', { type: 'chatMessage', subjectId: chatId })
  const members = await tables.list('chatMembers', { chatId })
  const userIds = members.map(({ userId }) => userId)
  await publishLiveEvent(context, userIds, { type: 'chat.message', subjectId: chatId })
  return true
}

/** A text or a file: its sender has read all earlier messages. Notifies both sides. */
export async function sendMessage(
  context: TableContext,
  row: ChatRow,
  side: 'buyer' | 'seller',
  message: Omit<NewMessage, 'senderId'>,
): Promise<MessageRow> {
  const { own, other } = row
  const written = await writeMessage(context, row, { ...message, senderId: own.userId })
  await markRead(context, row, written.sequence)
  await notifyOfMessage(context, { message: written, toId: other.userId, fromSide: side })
  await publishLiveEvent(context, [own.userId, other.userId], { type: 'chat.message', subjectId: own.chatId })
  return written
}

/** Moves a member's read mark. Returns whether it moved; it never goes back. */
export async function markRead(context: TableContext, { own }: ChatRow, sequence: number): Promise<boolean> {
  if (sequence <= own.readTo) return false
  await context.tables.update('chatMembers', { _id: own._id }, { readTo: sequence })
  await markFeedRead(context, own)
  return true
}

/** Marks the feed's notifications of a chat read once the chat was opened or deleted. */
export async function markFeedRead({ tables, now }: TableContext, { userId, chatId }: ChatRow['own']): Promise<void> {
  await tables.update('notifications', { userId, type: 'chatMessage', subjectId: chatId, readAt: null }, { readAt: now })
}
