import { serializeChat } from '#server/domain/chat/chat-serializer.ts'
import { chatBetween, checkTopic, makeChat } from '#server/domain/chat/chats.ts'
import { invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const openChat: Operation<'openChat'> = async (call) => {
  const { tables, caller, body } = call
  const userId = caller.user._id
  if (body.userId === userId) throw invalidFields({ userId: { key: 'server:field.ownChat' } })
  const found = await chatBetween(call, userId, body.userId)
  if (found === undefined) {
    const member = await tables.find('users', { _id: body.userId })
    if (member?.status !== 'active') throw notFound()
  }
  const { productId } = body
  if (productId !== undefined) await checkTopic(call, productId, [userId, body.userId])
  if (found === undefined) return serializeChat(call, await makeChat(call, userId, body.userId, productId ?? null))
  if (productId === undefined || productId === found.chat.productId) return serializeChat(call, found)
  await tables.update('chats', { _id: found.chat._id }, { productId })
  return serializeChat(call, { ...found, chat: { ...found.chat, productId } })
}
