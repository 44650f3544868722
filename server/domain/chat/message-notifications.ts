import { preview } from '#src/lib/text-preview.ts'
import { type LocalName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import type { TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { serverText, type ServerText } from '#server/texts.ts'

/** How many characters of a message a notification shows. */
const shown = 140

interface SentMessage {
  message: Row<'messages'>
  toId: string
  /** The sender's side; the other one is notified. */
  fromSide: 'buyer' | 'seller'
}

/** Notifies the other side of a message, unless the feed has an unread notification of this chat already. */
export async function notifyOfMessage(context: TableContext, { message, toId, fromSide }: SentMessage): Promise<void> {
  const { tables } = context
  const line = { userId: toId, subjectId: message.chatId, type: 'chatMessage' as const }
  if ((await tables.count('notifications', { ...line, readAt: null })) > 0) return
  const [sender] = await tables.parties([message.senderId])
  await notify(context, {
    ...line,
    side: fromSide === 'buyer' ? 'seller' : 'buyer',
    values: { party: sender?.name ?? '', text: await messagePreview(context, message) },
  })
}

async function messagePreview({ tables }: TableContext, { text, fileId, callId }: Row<'messages'>): Promise<string | LocalName> {
  if (text !== null) return preview(text, shown)
  if (fileId !== null) {
    const file = await tables.find('files', { _id: fileId })
    return inEach('notification:messageSummary.file', { name: file?.fileName ?? '' })
  }
  const call = callId === null ? undefined : await tables.find('calls', { _id: callId })
  return inEach(call?.medium === 'video' ? 'notification:messageSummary.missedVideo' : 'notification:messageSummary.missedAudio')
}

const inEach = (key: ServerText, values: Record<string, string> = {}): LocalName => ({
  en: serverText('en', key, values),
  ar: serverText('ar', key, values),
  bn: serverText('bn', key, values),
})
