import type { CSSProperties } from 'react'
import { Icon } from './icon.tsx'
import styles from './rating-stars.module.css'

const five = [1, 2, 3, 4, 5] as const

export interface RatingStarsProps {
  /** From 0 to 5; parts of a star are drawn. */
  value: number
  /** The rating in words: "4.3 of 5". */
  label: string
}

/** A rating that was given. */
export function RatingStars({ value, label }: RatingStarsProps) {
  // A custom property is not among React's known style keys.
  const share = { '--share': `${(Math.min(5, Math.max(0, value)) / 5) * 100}%` } as CSSProperties
  return (
    <span role="img" aria-label={label} className={styles.stars} style={share}>
      {five.map((star) => (
        <Icon key={star} name="star" />
      ))}
      <span className={styles.on}>
        {five.map((star) => (
          <Icon key={star} name="star" filled />
        ))}
      </span>
    </span>
  )
}
