import { useState } from 'react'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { groupByDay } from '#src/lib/day-groups.ts'
import type { Outgoing } from '#src/machines/chat/outgoing-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LogBox } from '#src/ui/log-box.tsx'
import { SeenPoint } from '#src/ui/seen-point.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { MessageItem } from './message-item.tsx'
import styles from './message-log.module.css'
import { OutgoingItem } from './outgoing-item.tsx'
import { useDayLabel } from './use-day-label.ts'

type ChatMessage = components['schemas']['ChatMessage']

export interface MessageLogProps {
  chat: components['schemas']['Chat']
  messages: readonly ChatMessage[]
  queue: readonly Outgoing[]
  /** No answer came to what is sent: everything waits. */
  stuck: boolean
  older: 'none' | 'more' | 'reading' | 'broken'
  onOlder: () => void
  /** Up to this number the messages were on a screen that somebody looked at. */
  onSeen: (sequence: number) => void
  onRetry: (key: string) => void
  onDrop: (key: string) => void
  onReport: (messageId: string) => void
}

/** What was written, day by day, its end in view; older messages come when its beginning comes into view. */
export function MessageLog({ chat, messages, queue, stuck, older, onOlder, onSeen, onRetry, onDrop, onReport }: MessageLogProps) {
  const text = useText()
  const { language } = useLanguage()
  const { dayLabel } = useDayLabel()
  const [readTo] = useState(chat.readTo)
  const first = messages[0]?.sequence ?? 0
  const last = messages.at(-1)?.sequence ?? 0
  const newFrom = messages.find(({ sequence, mine }) => sequence > readTo && !mine)?.sequence
  const values = { name: isolated(chat.other.name, language) }
  const days = groupByDay(messages.map((message) => ({ _id: message._id, createdAt: message.sentAt, message })))
  return (
    <LogBox
      label={text('chats:log', values)}
      first={first}
      last={last}
      pending={queue.length}
      toEndLabel={text('chats:toNewest')}
      onSeen={onSeen}
    >
      {older === 'more' && <SeenPoint key={first} onSeen={onOlder} />}
      {older === 'reading' && <Spinner label={text('app:wait')} />}
      {(older === 'more' || older === 'broken') && (
        <div className={styles.older}>
          {older === 'broken' && <span role="alert">{text('chats:olderFailed')}</span>}
          <Button variant="quiet" compact onClick={onOlder}>
            {text('chats:older')}
          </Button>
        </div>
      )}
      {messages.length + queue.length === 0 && (
        <EmptyState icon="chat" title={text('chats:nothing')}>
          {chat.other.reach === 'active' && !chat.blocked && text('chats:nothingBody', values)}
        </EmptyState>
      )}
      {days.map(({ day, items }) => (
        <div key={day} role="group" aria-label={dayLabel(day)}>
          <p className={styles.day} aria-hidden="true">
            <span>{dayLabel(day)}</span>
          </p>
          <ul role="list" className={styles.list}>
            {items.map(({ message }) => (
              <MessageItem
                key={message._id}
                message={message}
                chat={chat}
                isRead={message.sequence <= chat.otherReadTo}
                beginsNew={message.sequence === newFrom}
                onReport={onReport}
              />
            ))}
          </ul>
        </div>
      ))}
      {queue.length > 0 && (
        <ul role="list" className={styles.list}>
          {queue.map((outgoing) => (
            <OutgoingItem
              key={outgoing.key}
              outgoing={outgoing}
              stuck={stuck}
              onRetry={() => onRetry(outgoing.key)}
              onDrop={() => onDrop(outgoing.key)}
            />
          ))}
        </ul>
      )}
    </LogBox>
  )
}
