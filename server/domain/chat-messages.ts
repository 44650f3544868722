import { notifyOfMessage } from '#server/domain/chat-news.ts'
import { tellPages } from '#server/domain/live-events.ts'
import type { TableMeans } from '#server/operation.ts'
import type { ChatRow } from '#server/store/chat-queries.ts'
import type { Row } from '#server/store/tables.ts'

type MessageRow = Row<'messages'>
export type NewMessage = Pick<MessageRow, 'senderId' | 'kind'> &
  Partial<Pick<MessageRow, 'text' | 'fileId' | 'productId' | 'callId'>>

/**
 * Writes the next message of a chat, in the caller's transaction. Its number comes from the chat's counter, which one transaction at a
 * time holds: so both sides see one order without a gap, whichever processes write. Times never fall along it.
 */
export async function writeMessage(means: TableMeans, row: ChatRow, message: NewMessage): Promise<MessageRow> {
  const { tables, now, newId } = means
  const { chat } = row
  const sequence = await tables.nextNumber(`chat:${chat._id}`)
  const sentAt = now > chat.lastMessageAt ? now : chat.lastMessageAt
  const written: MessageRow = {
    ...{ _id: newId(), chatId: chat._id, sequence, sentAt },
    ...{ text: null, fileId: null, productId: null, callId: null, ...message },
  }
  await tables.insert('messages', written)
  await tables.update('chats', { _id: chat._id }, { lastSequence: sequence, lastMessageId: written._id, lastMessageAt: sentAt })
  return written
}

/** A text or a file: whoever writes has read what stands above it. Tells both sides. */
export async function sendMessage(
  means: TableMeans,
  row: ChatRow,
  side: 'buyer' | 'seller',
  message: Omit<NewMessage, 'senderId'>,
): Promise<MessageRow> {
  const { own, other } = row
  const written = await writeMessage(means, row, { ...message, senderId: own.userId })
  await markRead(means, row, written.sequence)
  await notifyOfMessage(means, { message: written, toId: other.userId, fromSide: side })
  await tellPages(means, [own.userId, other.userId], { type: 'chat.message', subjectId: own.chatId })
  return written
}

/** Moves a member's read mark. Answers whether it moved; it never goes back. */
export async function markRead(means: TableMeans, { own }: ChatRow, sequence: number): Promise<boolean> {
  if (sequence <= own.readTo) return false
  await means.tables.update('chatMembers', { _id: own._id }, { readTo: sequence })
  await markFeedRead(means, own)
  return true
}

/** What the feed says of a chat is old news once the chat was opened or deleted. */
export async function markFeedRead({ tables, now }: TableMeans, { userId, chatId }: ChatRow['own']): Promise<void> {
  await tables.update('notifications', { userId, type: 'chatMessage', subjectId: chatId, readAt: null }, { readAt: now })
}
