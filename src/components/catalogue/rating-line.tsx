import { useFormat, useText } from '#src/i18n/use-text.ts'
import { RatingStars } from '#src/ui/rating-stars.tsx'
import styles from './rating-line.module.css'

export interface RatingLineProps {
  /** From 0 to 5. */
  rating: number
  ratingCount: number
}

/** Stars and how many gave them; nothing is drawn as zero stars when nobody has rated yet. */
export function RatingLine({ rating, ratingCount }: RatingLineProps) {
  const text = useText()
  const { formatNumber } = useFormat()
  if (ratingCount === 0) return <span className={styles.line}>{text('catalogue:card.unrated')}</span>
  const label = text('catalogue:card.rating', {
    rating: formatNumber(rating, { maximumFractionDigits: 1 }),
    most: formatNumber(5),
  })
  return (
    <span className={styles.line}>
      <RatingStars value={rating} label={label} />
      {text('catalogue:card.ratings', { count: ratingCount })}
    </span>
  )
}
