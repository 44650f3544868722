import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { chatAddress } from '#src/lib/paths.ts'
import { Link } from '#src/ui/link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { callText } from './call-text.ts'
import styles from './chat-list.module.css'
import { ChatPicture } from './chat-picture.tsx'
import { useDayLabel } from './use-day-label.ts'

type Chat = components['schemas']['Chat']

/** One chat in the list: with whom, about what, what was said last and when, and how much of it is unread. */
export function ChatRow({ chat, open }: { chat: Chat; open: boolean }) {
  const text = useText()
  const local = useLocal()
  const { formatNumber } = useFormat()
  const { shortWhen } = useDayLabel()
  const { other, product, lastMessage, unread } = chat
  return (
    <li>
      <Link href={chatAddress(chat._id)} className={styles.row} aria-current={open || undefined} data-unread={unread > 0}>
        <ChatPicture person={other} />
        <span className={styles.text}>
          <span className={styles.line}>
            <bdi className={styles.name}>{other.name}</bdi>
            {lastMessage !== undefined && (
              <time dateTime={lastMessage.sentAt} className={styles.when}>
                {shortWhen(lastMessage.sentAt)}
              </time>
            )}
          </span>
          {product !== undefined && <bdi className={styles.product}>{local(product, 'name')}</bdi>}
          <span className={styles.line}>
            {lastMessage !== undefined && <LastMessageText message={lastMessage} />}
            {unread > 0 && (
              <span className={styles.unread}>
                <span aria-hidden="true">{formatNumber(unread)}</span>
                <VisuallyHidden>{text('chats:unread', { count: unread })}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}

function LastMessageText({ message }: { message: components['schemas']['ChatMessage'] }) {
  const text = useText()
  const { language } = useLanguage()
  const { text: written, file, call, mine } = message
  if (call !== undefined) return <span className={styles.last}>{callText(call, text)}</span>
  const content = written ?? (file === undefined ? '' : text('chats:file', { name: isolated(file.fileName, language) }))
  if (mine) return <span className={styles.last}>{text('chats:you', { text: isolated(content, language) })}</span>
  return <bdi className={styles.last}>{content}</bdi>
}
