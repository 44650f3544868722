import { useId, type ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './progress.module.css'

interface ProgressContent {
  label: ReactNode
  /** From 0 to 1; missing while it cannot be told. */
  value?: number | undefined
  /** The value in words or in the reader's digits: "40 %". */
  valueText?: string | undefined
}

/** Work that can be called off has a name for that. */
export type ProgressProps = ProgressContent &
  ({ onCancel: () => void; cancelLabel: string } | { onCancel?: never; cancelLabel?: never })

/** How far a longer piece of work is. */
export function Progress({ label, value, valueText, onCancel, cancelLabel }: ProgressProps) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <span id={id}>{label}</span>
        {valueText !== undefined && <span>{valueText}</span>}
      </div>
      <progress aria-labelledby={id} aria-valuetext={valueText} max={1} value={value} className={styles.bar} />
      {onCancel !== undefined && (
        <div>
          <Button compact onClick={onCancel}>
            {cancelLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
