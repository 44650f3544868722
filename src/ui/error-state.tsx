import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './empty-state.module.css'
import { Icon, type IconName } from './icon.tsx'

interface ErrorStateContent {
  title: ReactNode
  /** What happened and what one can do. */
  children?: ReactNode | undefined
  /** The new try is on its way. */
  retrying?: boolean | undefined
  /** Other ways out: links and buttons. */
  actions?: ReactNode | undefined
  icon?: IconName | undefined
}

/** Trying again, when that can help; a refusal has none. */
export type ErrorStateProps = ErrorStateContent &
  ({ onRetry: () => void; retryLabel: string } | { onRetry?: never; retryLabel?: never })

/** A view could not be had. Never a dead end: give a retry or another way out. */
export function ErrorState({ title, children, onRetry, retryLabel, retrying, actions, icon = 'warning' }: ErrorStateProps) {
  return (
    <div role="alert" className={classNames(styles.state, styles.failed)}>
      <span className={styles.mark}>
        <Icon name={icon} size="large" />
      </span>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      <div className={styles.actions}>
        {onRetry !== undefined && (
          <Button variant="primary" icon="refresh" busy={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {actions}
      </div>
    </div>
  )
}
