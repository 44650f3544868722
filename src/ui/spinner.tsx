import { classNames } from './class-names.ts'
import styles from './spinner.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SpinnerProps {
  /** What is being waited for; told to assistive technology. */
  label: string
  /** Show the label beside the ring too. */
  labelled?: boolean | undefined
  size?: 'small' | 'large' | undefined
}

/** A short wait of unknown length. Where the shape of the answer is known a skeleton is better. */
export function Spinner({ label, labelled = false, size = 'small' }: SpinnerProps) {
  return (
    <span role="status" className={classNames(styles.spinner, size === 'large' && styles.large)}>
      <span className={styles.ring} aria-hidden="true" data-calm="" />
      {labelled ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}

/** The turning ring alone, for a place that already says in words that it is busy. */
export function SpinnerRing() {
  return <span className={styles.ring} aria-hidden="true" data-calm="" />
}
