import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

interface NoticeContent {
  tone?: NoticeTone | undefined
  title?: ReactNode | undefined
  children?: ReactNode | undefined
  actions?: ReactNode | undefined
}

/** A notice that can be put away must have a name for its cross. */
export type NoticeProps = NoticeContent &
  ({ onDismiss: () => void; dismissLabel: string } | { onDismiss?: never; dismissLabel?: never })

/** What appears as the answer to something is read out; what stood there from the start is just text. */
const roles = { info: undefined, warning: undefined, success: 'status', error: 'alert' } as const

/** A message that stays in the page, beside what it is about. */
export function Notice({ tone = 'info', title, children, actions, onDismiss, dismissLabel }: NoticeProps) {
  return (
    <div role={roles[tone]} className={classNames(styles.notice, styles[tone])}>
      <Icon name={tone} />
      <div className={styles.text}>
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss !== undefined && <IconButton icon="close" label={dismissLabel} onClick={onDismiss} className={styles.dismiss} />}
    </div>
  )
}
