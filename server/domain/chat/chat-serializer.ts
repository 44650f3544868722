import type { components } from '#src/generated/schema.ts'
import { unreadOf } from './chats.ts'
import { fileAddress } from '#server/domain/document/files.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { TableContext } from '#server/operation.ts'
import type { ChatRow } from '#server/store/chat-queries.ts'
import type { Row } from '#server/store/tables.ts'

type Schemas = components['schemas']

/** Chats as one member sees them, in the order given. */
export async function serializeChats(context: TableContext, rows: readonly ChatRow[]): Promise<Schemas['Chat'][]> {
  const [userId] = rows.map(({ own }) => own.userId)
  if (userId === undefined) return []
  const { tables } = context
  const otherIds = rows.map(({ other }) => other.userId)
  const readable = rows.filter(({ chat, own }) => chat.lastSequence > own.hiddenTo)
  const [users, parties, products, blocks, last] = await Promise.all([
    tables.list('users', { _id: otherIds }),
    tables.parties(otherIds),
    tables.list('products', { _id: known(rows.map(({ chat }) => chat.productId)) }),
    tables.list('blocks', { userId, blockedId: otherIds }),
    tables
      .list('messages', { _id: known(readable.map(({ chat }) => chat.lastMessageId)) })
      .then((messages) => serializeMessages(context, userId, messages)),
  ])
  return rows.map((row) => {
    const { chat, own, other } = row
    const user = users.find(({ _id }) => _id === other.userId)
    const party = parties.find(({ _id }) => _id === other.userId)
    if (user === undefined || party === undefined) throw new Error(`A chat names the user ${other.userId}, who is not there`)
    const { _id, productId, lastSequence, lastMessageId, createdAt } = chat
    const product = products.find((each) => each._id === productId)
    return {
      _id,
      lastSequence,
      createdAt,
      unread: unreadOf(row),
      readTo: own.readTo,
      otherReadTo: other.readTo,
      other: serializePerson(user, party),
      blocked: blocks.some(({ blockedId }) => blockedId === other.userId),
      ...omitNull({
        product: product && serializeProduct(product),
        lastMessage: last.find((each) => each._id === lastMessageId),
      }),
    }
  })
}

export async function serializeChat(context: TableContext, row: ChatRow): Promise<Schemas['Chat']> {
  const [serialized] = await serializeChats(context, [row])
  if (serialized === undefined) throw new Error('One chat has one answer')
  return serialized
}

/** Messages as this user sees them, in the order given. */
export async function serializeMessages(
  { tables }: TableContext,
  userId: string,
  rows: readonly Row<'messages'>[],
): Promise<Schemas['ChatMessage'][]> {
  const [files, products, calls] = await Promise.all([
    tables.list('files', { _id: known(rows.map(({ fileId }) => fileId)) }),
    tables.list('products', { _id: known(rows.map(({ productId }) => productId)) }),
    tables.list('calls', { _id: known(rows.map(({ callId }) => callId)) }),
  ])
  return rows.map((message) => {
    const { _id, sequence, kind, senderId, text, sentAt } = message
    if (message.removedAt !== null) return { _id, sequence, kind, mine: senderId === userId, sentAt, removed: true }
    const file = files.find((each) => each._id === message.fileId)
    const product = products.find((each) => each._id === message.productId)
    const call = calls.find((each) => each._id === message.callId)
    return {
      _id,
      sequence,
      kind,
      mine: senderId === userId,
      sentAt,
      ...omitNull({ text }),
      ...omitNull({
        file: file && serializeFile(file),
        product: product && serializeProduct(product),
        call: call && serializeCall(call, userId),
      }),
    }
  })
}

export function serializeCall(call: Row<'calls'>, userId: string): Schemas['CallState'] {
  const { _id, medium, status, callerId, startedAt, answeredAt, endedAt } = call
  return { _id, medium, status, mine: callerId === userId, startedAt, ...omitNull({ answeredAt, endedAt }) }
}

const serializeFile = ({ _id, fileName, contentType, size }: Row<'files'>): Schemas['ChatFile'] => ({
  _id,
  fileName,
  contentType,
  size,
})

function serializePerson(user: Row<'users'>, { name, country }: { name: string; country: string }): Schemas['ChatPerson'] {
  const reach = user.status === 'active' ? 'active' : user.status === 'deleted' ? 'gone' : 'unavailable'
  return {
    _id: user._id,
    name,
    country,
    reach,
    ...omitNull({ profileImage: user.profileImage && fileAddress(user.profileImage) }),
  }
}

const serializeProduct = ({ _id, name_en, name_ar, name_bn, casNumber }: Row<'products'>): Schemas['ChatProduct'] => ({
  _id,
  name_en,
  casNumber,
  ...omitNull({ name_ar, name_bn }),
})

const known = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))]
