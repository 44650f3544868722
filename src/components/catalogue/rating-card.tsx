import type { ReactNode } from 'react'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { RatingStars } from '#src/ui/rating-stars.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import styles from './rating-card.module.css'

export interface RatingCardProps {
  rating: components['schemas']['Rating']
  /** Of the product, or of the seller. */
  stars: number
  /** What it is about, where that is not the page. */
  about?: ReactNode
  /** What can be done about it. */
  actions?: ReactNode
}

/** What one buyer says: stars, words, photos, and what the seller replied. */
export function RatingCard({ rating, stars, about, actions }: RatingCardProps) {
  const text = useText()
  const { language } = useLanguage()
  const { formatCountry, formatDate, formatNumber } = useFormat()
  const { author, createdAt, photos, reply, text: words } = rating
  return (
    <Card as="li">
      <p className={styles.head}>
        <RatingStars
          value={stars}
          label={text('catalogue:card.rating', { rating: formatNumber(stars), most: formatNumber(5) })}
        />
        <span className={styles.author}>
          {text('catalogue:reviews.by', {
            name: isolated(author.name, language),
            country: formatCountry(author.country),
            date: formatDate(createdAt),
          })}
        </span>
      </p>
      {about}
      {words !== undefined && (
        <p dir="auto" className={styles.texts}>
          {words}
        </p>
      )}
      <PhotoStrip
        photos={photos}
        label={(number) => text('catalogue:reviews.photo', { number, name: isolated(author.name, language) })}
      />
      {reply !== undefined && (
        <blockquote className={styles.reply}>
          <strong>{text('catalogue:reviews.reply')}</strong>
          <p dir="auto" className={styles.texts}>
            {reply}
          </p>
        </blockquote>
      )}
      {actions}
    </Card>
  )
}
