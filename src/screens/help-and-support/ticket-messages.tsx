import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './ticket-messages.module.css'

/** What was written, the oldest first, as in a talk. */
export function TicketMessages({ messages }: { messages: readonly components['schemas']['TicketMessage'][] }) {
  const text = useText()
  const { formatDateTime } = useFormat()
  return (
    <ol role="list" className={styles.messages}>
      {messages.map(({ _id, by, text: content, at }) => (
        <li key={_id} className={classNames(styles.message, by === 'support' && styles.staff)}>
          <p className={styles.head}>
            <strong>{text(by === 'support' ? 'support:ticket.staff' : 'support:ticket.you')}</strong>
            <span>{formatDateTime(at)}</span>
          </p>
          <p className={styles.text} dir="auto">
            {content}
          </p>
        </li>
      ))}
    </ol>
  )
}
