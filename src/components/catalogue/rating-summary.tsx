import { useFormat, useText } from '#src/i18n/use-text.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import { RatingLine } from './rating-line.tsx'
import styles from './rating-summary.module.css'

export interface RatingSummaryProps {
  average: number
  /** How many gave one star, two, … five. */
  counts: readonly number[]
  /** The number of stars to which the list is narrowed. */
  chosen: number | undefined
  onStars: (stars: number | undefined) => void
}

/** The average, and how many gave each number of stars; a row narrows the list to its ratings. */
export function RatingSummary({ average, counts, chosen, onStars }: RatingSummaryProps) {
  const text = useText()
  const { formatNumber } = useFormat()
  const all = counts.reduce((sum, count) => sum + count, 0)
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong className={styles.figure}>{formatNumber(average, { maximumFractionDigits: 1, minimumFractionDigits: 1 })}</strong>
        <RatingLine rating={average} ratingCount={all} />
      </p>
      <ul role="list" aria-label={text('catalogue:reviews.byStars')} className={styles.rows}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0
          const pressed = stars === chosen
          return (
            <li key={stars}>
              <button
                type="button"
                aria-pressed={pressed}
                disabled={count === 0 && !pressed}
                className={classNames(styles.row, pressed && styles.chosen)}
                onClick={() => onStars(pressed ? undefined : stars)}
              >
                <span className={styles.stars}>
                  {text('catalogue:reviews.star', { count: stars })}
                  <Icon name="star" filled />
                </span>
                <meter className={styles.bar} min={0} max={Math.max(1, all)} value={count} aria-hidden="true" />
                <span className={styles.count}>{formatNumber(count)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
