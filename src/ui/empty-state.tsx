import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Icon, type IconName } from './icon.tsx'

export interface EmptyStateProps {
  title: ReactNode
  /** Why it is empty, or what would fill it. */
  children?: ReactNode | undefined
  /** What one can do next: the buttons. */
  actions?: ReactNode | undefined
  icon?: IconName | undefined
}

/** Nothing to show, and that is no failure. */
export function EmptyState({ title, children, actions, icon = 'flask' }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.mark}>
        <Icon name={icon} size="large" />
      </span>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
