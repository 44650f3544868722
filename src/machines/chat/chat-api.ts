import { callApi } from '#src/api/call-api.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import { uploadWithProgress } from '#src/api/upload.ts'
import type { components } from '#src/generated/schema.ts'
import type { ChatMessage } from './chat-messages.ts'
import type { Outgoing } from './outgoing-messages.ts'

type MessagePage = components['schemas']['MessagePage']

/** So many messages come at a time when somebody reads back. */
const pageSize = 30
/** And so many when the page was away: the largest page that the contract allows. */
const catchUpSize = 100

/** The newest messages, those before a number, or those after it. */
export async function readMessages(
  chatId: string,
  part: { before?: number; after?: number },
  signal: AbortSignal,
): Promise<MessagePage> {
  const body = { ...part, pageSize: part.after === undefined ? pageSize : catchUpSize }
  return (await callApi('getMessages', { path: { id: chatId }, body, signal })).results
}

export async function openChat(body: { userId: string; productId?: string }, signal: AbortSignal) {
  return (await callApi('openChat', { body, idempotencyKey: newIdempotencyKey(), signal })).results
}

export async function uploadFile(
  chatId: string,
  { file, key }: Outgoing,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<{ fileId: string }> {
  if (file === null) throw new Error('There is no file to upload')
  const call = { body: { chatId, file }, idempotencyKey: `${key}f`, send: uploadWithProgress(onProgress), signal }
  return { fileId: (await callApi('uploadMedia', call)).results._id }
}

/** Without a signal: leaving the page takes back nothing that was written. */
export async function sendOutgoing(chatId: string, { text, fileId, productId, key }: Outgoing): Promise<ChatMessage> {
  const body = {
    ...(text === '' ? {} : { text }),
    ...(fileId === null ? {} : { fileId }),
    ...(productId === null ? {} : { productId }),
  }
  return (await callApi('sendMessage', { path: { id: chatId }, body, idempotencyKey: key })).results
}

/** What can be done with a whole chat. */
export type ChatAction = 'block' | 'unblock' | 'delete'

export async function runChatAction(action: ChatAction, chatId: string, otherId: string): Promise<{ message: string }> {
  switch (action) {
    case 'block':
      return callApi('blockUser', { path: { id: otherId } })
    case 'unblock':
      return callApi('unblockUser', { path: { id: otherId } })
    case 'delete':
      return callApi('deleteChat', { path: { id: chatId } })
  }
}
