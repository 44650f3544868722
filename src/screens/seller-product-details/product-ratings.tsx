import { useSelector } from '@xstate/react'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import type { ListingParts } from '#src/machines/listing/listing-details.machine.ts'
import { Card } from '#src/ui/card.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { RatingStars } from '#src/ui/rating-stars.tsx'
import { PartFrame } from './part-frame.tsx'
import styles from './product-ratings.module.css'

/** What buyers say of the product, in their own words, newest first. */
export function ProductRatings({ list }: { list: ListingParts['ratings'] }) {
  const text = useText()
  const flow = useSelector(list, (snapshot) => snapshot)
  return (
    <Section title={text('selling:details.ratings')}>
      <PartFrame flow={flow} nothing={text('catalogue:card.unrated')} actor={list}>
        <Stack as="ul" gap={3}>
          {flow.context.items.map((rating) => (
            <OneRating key={rating._id} rating={rating} />
          ))}
        </Stack>
      </PartFrame>
    </Section>
  )
}

function OneRating({ rating }: { rating: components['schemas']['Rating'] }) {
  const text = useText()
  const { language } = useLanguage()
  const { formatCountry, formatDate, formatNumber } = useFormat()
  const { stars, text: content, author, createdAt } = rating
  return (
    <Card as="li">
      <p className={styles.head}>
        <RatingStars
          value={stars}
          label={text('catalogue:card.rating', { rating: formatNumber(stars), most: formatNumber(5) })}
        />
        <span className={styles.who}>
          {text('selling:details.ratedBy', {
            name: isolated(author.name, language),
            country: formatCountry(author.country),
            date: formatDate(createdAt),
          })}
        </span>
      </p>
      {content !== undefined && content !== '' && (
        <p>
          <bdi>{content}</bdi>
        </p>
      )}
    </Card>
  )
}
