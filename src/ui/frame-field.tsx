import type { ReactNode } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import styles from './frame-field.module.css'

export interface FrameFieldProps extends FieldTexts {
  /** What the place is found by, in which the frame is put. */
  frame: string
  locked: boolean
  /** At the end, inside the box. */
  suffix?: ReactNode | undefined
}

/** One line that is typed in a frame of somebody else's: the box, the label and the notes are ours. The label names the box as a group. */
export function FrameField({ frame, locked, suffix, ...texts }: FrameFieldProps) {
  return (
    <Field group {...texts}>
      {({ id, ...control }) => (
        <div className={styles.box}>
          <div
            id={id}
            data-frame={frame}
            role="group"
            aria-labelledby={control['aria-labelledby']}
            aria-describedby={control['aria-describedby']}
            className={styles.control}
            data-invalid={control['aria-invalid']}
            data-locked={locked || undefined}
          />
          {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
        </div>
      )}
    </Field>
  )
}
