import { conflict, invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import type { OperationContext, TableContext } from '#server/operation.ts'
import type { ChatRow } from '#server/store/chat-queries.ts'
import type { Row } from '#server/store/tables.ts'

/** The two ids in the order that a chat stores them. */
const pairOf = (left: string, right: string) =>
  left < right ? { firstId: left, secondId: right } : { firstId: right, secondId: left }

/** Returns the chat as this user has it. Throws 404 for others. */
export async function findChat({ tables }: TableContext, userId: string, chatId: string): Promise<ChatRow> {
  const members = await tables.list('chatMembers', { chatId })
  const own = members.find((member) => member.userId === userId)
  const other = members.find((member) => member.userId !== userId)
  const chat = own && (await tables.find('chats', { _id: chatId }))
  if (chat === undefined || own === undefined || other === undefined) throw notFound()
  return { chat, own, other }
}

/** The chat of two people as the first of them has it, if there is one. */
export async function chatBetween(context: TableContext, userId: string, otherId: string): Promise<ChatRow | undefined> {
  const chat = await context.tables.find('chats', pairOf(userId, otherId))
  return chat && findChat(context, userId, chat._id)
}

/** A new, empty chat of two people, as the first of them has it. Two who open it at once break `chats_firstId_secondId_key`. */
export async function makeChat(
  { tables, now, newId }: TableContext,
  userId: string,
  otherId: string,
  productId: string | null,
): Promise<ChatRow> {
  const chat: Row<'chats'> = {
    _id: newId(),
    ...pairOf(userId, otherId),
    productId,
    lastSequence: 0,
    lastMessageId: null,
    lastMessageAt: now,
    createdAt: now,
  }
  const member = (ownerId: string, partnerId: string): Row<'chatMembers'> => ({
    _id: newId(),
    chatId: chat._id,
    userId: ownerId,
    otherId: partnerId,
    readTo: 0,
    hiddenTo: 0,
  })
  const [own, other] = [member(userId, otherId), member(otherId, userId)]
  await tables.insert('chats', chat)
  await tables.insert('chatMembers', own, other)
  return { chat, own, other }
}

/** Throws 422 unless it is an active product of one of the two. */
export async function checkTopic({ tables }: OperationContext, productId: string, userIds: readonly string[]): Promise<void> {
  const product = await tables.find('products', { _id: productId })
  if (product === undefined || product.status !== 'active' || !userIds.includes(product.sellerId)) {
    throw invalidFields({ productId: { key: 'server:field.notAvailable' } })
  }
}

/** Throws 409 while either has blocked the other, or while the other side's account is suspended or deleted. */
export async function checkReachable({ tables }: OperationContext, { own, other }: ChatRow): Promise<void> {
  const both = [own.userId, other.userId]
  const [blocks, user] = await Promise.all([
    tables.list('blocks', { userId: both, blockedId: both }),
    tables.find('users', { _id: other.userId }),
  ])
  if (blocks.some(({ userId }) => userId === own.userId)) throw conflict('server:conflict.chatBlocked', { state: 'blocked' })
  if (blocks.length > 0) throw conflict('server:conflict.chatRefused', { state: 'blocked' })
  if (user?.status !== 'active') throw conflict('server:conflict.chatUnavailable', { state: 'unavailable' })
}

/** What was written after the read mark, as far as this member has it. */
export const unreadOf = ({ chat, own }: ChatRow): number => chat.lastSequence - Math.max(own.readTo, own.hiddenTo)
