import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { RatingCard } from '#src/components/catalogue/rating-card.tsx'
import { failureText } from '#src/components/platform/failure-text.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { RatingReplyForm } from '#src/forms/catalogue/rating-reply-form.tsx'
import { AbuseReporting } from '#src/forms/support/abuse-reporting.tsx'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ratingReplyMachine } from '#src/machines/catalogue/rating-reply.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import type { ListingParts } from '#src/machines/listing/listing-details.machine.ts'
import { abuseReportingMachine } from '#src/machines/support/abuse-reporting.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { PartFrame } from './part-frame.tsx'

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
  const [flow, actor] = useFlow(ratingReplyMachine)
  const [open, setOpen] = useState(false)
  const answered = flow.context.answer?.results ?? rating
  const { failure } = flow.context
  if (open && !flow.hasTag('done')) {
    return (
      <RatingCard
        rating={answered}
        stars={answered.stars}
        actions={
          <RatingReplyForm
            reply={answered.reply ?? ''}
            busy={flow.hasTag('busy')}
            message={failureText(failure, text)}
            serverFields={fieldErrors(failure)}
            onSend={(body) => actor.send({ type: 'form.submitted', input: { path: { id: rating._id }, body } })}
            onCancel={() => setOpen(false)}
          />
        }
      />
    )
  }
  return (
    <RatingCard
      rating={answered}
      stars={answered.stars}
      actions={
        <Cluster>
          <Button
            variant="quiet"
            compact
            icon="edit"
            onClick={() => {
              actor.send({ type: 'form.reopened' })
              setOpen(true)
            }}
          >
            {text(answered.reply === undefined ? 'catalogue:reviews.replyTo' : 'catalogue:reviews.replyEdit')}
          </Button>
          <Button variant="quiet" compact icon="warning" onClick={onReport}>
            {text('abuse:report')}
          </Button>
        </Cluster>
      }
    />
  )
}
