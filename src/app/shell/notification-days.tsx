import { useId, useState } from 'react'
import { dayText, timeText } from '#src/i18n/day-text.ts'
import { useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { dayBefore, dayOf, groupByDay } from '#src/lib/day-groups.ts'
import type { Notification } from '#src/machines/notification/notification-list.machine.ts'
import { notificationLink } from '#src/lib/notification-link.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Link } from '#src/ui/link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './notification-days.module.css'
import type { NotificationActions } from './notification-actions.ts'

interface Shared {
  side: 'Buyer' | 'Seller'
  actions: NotificationActions
  /** A notification has led to another page. */
  onFollow: () => void
}

/** Notifications under the days on which they came: today, yesterday, or the date. */
export function NotificationDays({ items, ...shared }: Shared & { items: readonly Notification[] }) {
  const text = useText()
  const { language } = useLanguage()
  const id = useId()
  // The day on which the panel was opened.
  const [now] = useState(() => new Date())
  const today = dayOf(now)
  const names = new Map([
    [today, text('notices:today')],
    [dayBefore(today), text('notices:yesterday')],
  ])
  return groupByDay(items).map((group) => (
    <section key={group.day} aria-labelledby={id + group.day}>
      <h3 id={id + group.day} className={styles.day}>
        {names.get(group.day) ?? dayText(group.day, language)}
      </h3>
      <ul role="list" className={styles.list}>
        {group.items.map((notification) => (
          <li key={notification._id} className={styles.item} data-unread={!notification.isRead}>
            <Face notification={notification} {...shared} />
            <Remover notification={notification} actions={shared.actions} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** A link where it leads somewhere; else a button as long as it is to be marked read. */
function Face({ notification, side, actions, onFollow }: Shared & { notification: Notification }) {
  const { type, subjectId, isRead } = notification
  const link = notificationLink(type, side, subjectId)
  const content = <DayLabels notification={notification} />
  const open = () => actions.open(notification)
  if (link !== undefined) {
    const follow = () => {
      open()
      onFollow()
    }
    return (
      <Link href={link.address} className={styles.face} onClick={follow}>
        {content}
      </Link>
    )
  }
  if (isRead) return <div className={styles.face}>{content}</div>
  return (
    <button type="button" className={styles.face} onClick={open}>
      {content}
    </button>
  )
}

function DayLabels({ notification }: { notification: Notification }) {
  const text = useText()
  const local = useLocal()
  const { language } = useLanguage()
  const { createdAt, isRead } = notification
  return (
    <>
      <span className={styles.title} dir="auto">
        {!isRead && <VisuallyHidden>{text('notices:unread')}</VisuallyHidden>} {local(notification, 'title')}
      </span>
      <span className={styles.body} dir="auto">
        {local(notification, 'body')}
      </span>
      <time dateTime={createdAt} className={styles.time}>
        {timeText(createdAt, language)}
      </time>
    </>
  )
}

function Remover({ notification, actions }: { notification: Notification; actions: NotificationActions }) {
  const text = useText()
  const local = useLocal()
  return (
    <IconButton
      icon="trash"
      label={text('notices:deleteOne', { title: local(notification, 'title') })}
      className={styles.remover}
      onClick={() => actions.askToDelete({ id: notification._id })}
    />
  )
}
