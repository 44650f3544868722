import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './timeline.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type TimelineState = 'done' | 'current' | 'upcoming' | 'failed'

export interface TimelineStep {
  id: string
  state: TimelineState
  /** The state in words, for assistive technology: "Done", "Current", "Still to come", "Failed". */
  stateLabel: string
  title: ReactNode
  /** When it happened, formatted. */
  time?: ReactNode | undefined
  detail?: ReactNode | undefined
}

const marks = {
  done: <Icon name="check" size="small" />,
  current: <span className={styles.dot} />,
  upcoming: null,
  failed: <Icon name="close" size="small" />,
}

/** The states a thing goes through, from the first to the last, and where it is. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol role="list" aria-label={label} className={styles.timeline}>
      {steps.map((step) => (
        <li
          key={step.id}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={classNames(styles.step, styles[step.state])}
        >
          <span className={styles.mark}>{marks[step.state]}</span>
          <div className={styles.text}>
            <div className={styles.head}>
              <span className={styles.title}>
                {step.title}
                <VisuallyHidden>, {step.stateLabel}</VisuallyHidden>
              </span>
              {step.time !== undefined && <span className={styles.time}>{step.time}</span>}
            </div>
            {step.detail !== undefined && <div className={styles.detail}>{step.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
