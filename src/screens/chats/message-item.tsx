import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { productDetailsAddress } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { CallLine } from './call-line.tsx'
import { MessageFile } from './message-file.tsx'
import styles from './message-log.module.css'
import { MessageText } from './message-text.tsx'
import { useDayLabel } from './use-day-label.ts'

export interface MessageItemProps {
  message: components['schemas']['ChatMessage']
  chat: components['schemas']['Chat']
  /** The other side has seen it. */
  isRead: boolean
  /** The first that was unread when the chat was opened. */
  beginsNew: boolean
  onReport: (messageId: string) => void
}

/** One message: on the side of who wrote it, with its time and, for one's own, whether it was read. */
export function MessageItem({ message, chat, isRead, beginsNew, onReport }: MessageItemProps) {
  const text = useText()
  const local = useLocal()
  const { language } = useLanguage()
  const { timeLabel } = useDayLabel()
  const { mine, text: written, file, call, product, removed = false, sentAt } = message
  const when = <time dateTime={sentAt}>{timeLabel(sentAt)}</time>
  if (call !== undefined) {
    return (
      <li className={styles.notice}>
        <CallLine call={call} when={when} />
      </li>
    )
  }
  return (
    <>
      {beginsNew && (
        <li className={styles.newFrom}>
          <span>{text('chats:newFrom')}</span>
        </li>
      )}
      <li className={styles.message} data-mine={mine}>
        <div className={styles.bubble}>
          <VisuallyHidden>
            {mine ? text('chats:mine') : text('chats:fromOther', { name: isolated(chat.other.name, language) })}
          </VisuallyHidden>
          {product !== undefined && (
            <Link href={productDetailsAddress(product._id)} className={styles.topic}>
              <bdi>{local(product, 'name')}</bdi>
            </Link>
          )}
          {file !== undefined && <MessageFile file={file} />}
          {written !== undefined && <MessageText text={written} />}
          {removed && <p className={styles.text}>{text('abuse:removed')}</p>}
        </div>
        <span className={styles.foot}>
          {when}
          {!mine && !removed && (
            <Button variant="quiet" compact onClick={() => onReport(message._id)}>
              {text('abuse:report')}
            </Button>
          )}
          {mine && (
            <>
              <Icon name={isRead ? 'eye' : 'check'} size="small" />
              <span>{text(isRead ? 'chats:read' : 'chats:sent')}</span>
            </>
          )}
        </span>
      </li>
    </>
  )
}
