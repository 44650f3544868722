import { type ReactNode, useId } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import styles from './failure-list.module.css'

type Failure = components['schemas']['DeliveryFailure']

export interface FailureListProps {
  failures: readonly Failure[]
  /** The photos of an attempt. */
  filesOf?: ((failure: Failure) => ReactNode) | undefined
}

/** When a driver could not hand over, and why; nothing while there was no such attempt. */
export function FailureList({ failures, filesOf }: FailureListProps) {
  const text = useText()
  const { formatDateTime } = useFormat()
  const id = useId()
  if (failures.length === 0) return null
  return (
    <div className={styles.failures}>
      <p id={id} className={styles.title}>
        {text('order:details.failures')}
      </p>
      <ul aria-labelledby={id} className={styles.list}>
        {failures.map((failure) => (
          <li key={failure.at} className={styles.failure}>
            <span className={styles.reason}>{text(`order:details.failureReason.${failure.reason}`)}</span>
            <span className={styles.time}>{formatDateTime(failure.at)}</span>
            {failure.note !== undefined && (
              <span className={styles.note}>
                <bdi>{failure.note}</bdi>
              </span>
            )}
            {filesOf?.(failure)}
          </li>
        ))}
      </ul>
    </div>
  )
}
