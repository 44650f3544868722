import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle' | undefined
  /** Lines of text; the last one is shorter. */
  lines?: number | undefined
  /** Any CSS length. */
  width?: string | undefined
  height?: string | undefined
}

/** The shape of what is on its way, the same size as what will come, so that nothing jumps. Put it in a `SkeletonGroup`. */
export function Skeleton({ shape = 'text', lines = 1, width, height }: SkeletonProps) {
  // Custom properties are not among React's known style keys.
  const size = { '--bone-width': width, '--bone-height': height } as CSSProperties
  if (shape !== 'text') {
    return <span className={classNames(styles.bone, styles[shape])} style={size} aria-hidden="true" />
  }
  return (
    <span className={styles.lines} style={size} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.bone} />
      ))}
    </span>
  )
}

/** Holds the skeletons of one view and says once, in words, that it is loading. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" className={styles.wait}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
