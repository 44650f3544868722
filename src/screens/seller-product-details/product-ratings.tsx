import { useSelector } from '@xstate/react'
import { useFlow } from '#src/flow/use-flow.ts'
import { AbuseReporting } from '#src/forms/support/abuse-reporting.tsx'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import type { ListingParts } from '#src/machines/listing/listing-details.machine.ts'
import { abuseReportingMachine } from '#src/machines/support/abuse-reporting.machine.ts'
import { Button } from '#src/ui/button.tsx'
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
  const [reporting, reporter] = useFlow(abuseReportingMachine)
  return (
    <Section title={text('selling:details.ratings')}>
      <PartFrame flow={flow} nothing={text('catalogue:card.unrated')} actor={list}>
        <Stack as="ul" gap={3}>
          {flow.context.items.map((rating) => (
            <OneRating
              key={rating._id}
              rating={rating}
              onReport={() => reporter.send({ type: 'report.chosen', subject: 'rating', subjectId: rating._id })}
            />
          ))}
        </Stack>
      </PartFrame>
      <AbuseReporting flow={reporting} actor={reporter} />
    </Section>
  )
}

function OneRating({ rating, onReport }: { rating: components['schemas']['Rating']; onReport: () => void }) {
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
      <Button variant="quiet" compact icon="warning" onClick={onReport}>
        {text('abuse:report')}
      </Button>
    </Card>
  )
}
