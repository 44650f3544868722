import { useState } from 'react'
import { RatingCard } from '#src/components/catalogue/rating-card.tsx'
import { failureText } from '#src/components/platform/failure-text.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { RatingForm } from '#src/forms/catalogue/rating-form.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { ownRatingMachine } from '#src/machines/catalogue/own-rating.machine.ts'
import { ratingEditMachine } from '#src/machines/catalogue/rating-edit.machine.ts'
import { ratingGivingMachine } from '#src/machines/catalogue/rating-giving.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/button.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { RatingInput } from '#src/ui/rating-input.tsx'

type Rating = components['schemas']['Rating']

/** A buyer's rating of what an order brought: asked for, given, and put right for fourteen days. */
export function OrderRating({ productId }: { productId: string }) {
  const [flow] = useFlow(ownRatingMachine, { productId })
  const [giving, giver] = useFlow(ratingGivingMachine)
  const [editing, editor] = useFlow(ratingEditMachine)
  const { results } = flow.context
  // A rating is no part of the order: where it cannot be had there is none.
  if (results === null) return null
  const own = editing.context.answer?.results ?? giving.context.answer?.results ?? results.own
  if (own !== undefined) {
    return (
      <Given
        key={own.updatedAt}
        rating={own}
        busy={editing.hasTag('busy')}
        failure={editing.context.failure}
        onSend={(body) => editor.send({ type: 'form.submitted', input: { path: { id: own._id }, body } })}
      />
    )
  }
  if (!results.mayRate) return null
  return (
    <Asked
      productId={productId}
      busy={giving.hasTag('busy')}
      failure={giving.context.failure}
      onSend={({ keptPhotos: _, ...body }) => giver.send({ type: 'form.submitted', input: { body: { ...body, productId } } })}
    />
  )
}

type Sent = components['schemas']['RatingEdit']
type Failure = Parameters<typeof failureText>[0] & Parameters<typeof fieldErrors>[0]

interface SendingProps {
  busy: boolean
  failure: Failure
  onSend: (rating: Sent) => void
}

/** Stars first, which is one press; the rest of the form opens with them. */
function Asked({ productId, busy, failure, onSend }: SendingProps & { productId: string }) {
  const text = useText()
  const pressed = useSession((session) => session.rating)
  const draft = useFormDraft(draftNames.rating(productId))
  return (
    <CardSection title={text('catalogue:reviews.give.title')} lead={text('catalogue:reviews.give.lead')}>
      {pressed === null ? (
        <RatingInput
          name="pressed"
          label={text('catalogue:reviews.give.product')}
          hint={text('catalogue:reviews.give.productHint')}
          value={undefined}
          starLabel={(count) => text('catalogue:reviews.star', { count })}
          onChange={(rating) => sessionStore.set({ rating })}
        />
      ) : (
        <RatingForm
          before={{ stars: pressed, sellerStars: 0, text: '', photos: [] }}
          submitLabel={text('catalogue:reviews.give.submit')}
          busy={busy}
          message={failureText(failure, text)}
          serverFields={fieldErrors(failure)}
          draft={draft}
          onSend={onSend}
        />
      )}
    </CardSection>
  )
}

function Given({ rating, busy, failure, onSend }: SendingProps & { rating: Rating }) {
  const text = useText()
  const { formatDate } = useFormat()
  const [open, setOpen] = useState(false)
  const [now] = useState(() => new Date().toISOString())
  const draft = useFormDraft(draftNames.rating(rating.productId))
  const { stars, sellerStars, text: words = '', photos, editableUntil } = rating
  return (
    <CardSection title={text('catalogue:reviews.own.title')}>
      {open ? (
        <RatingForm
          before={{ stars, sellerStars, text: words, photos }}
          submitLabel={text('catalogue:reviews.give.save')}
          busy={busy}
          message={failureText(failure, text)}
          serverFields={fieldErrors(failure)}
          draft={draft}
          onSend={onSend}
          cancel={
            <Button
              disabled={busy}
              onClick={() => {
                draft.drop()
                setOpen(false)
              }}
            >
              {text('catalogue:reviews.cancel')}
            </Button>
          }
        />
      ) : (
        <Stack as="ul" gap={3}>
          <RatingCard
            rating={rating}
            stars={stars}
            actions={
              editableUntil > now && (
                <div>
                  <Button variant="quiet" icon="edit" onClick={() => setOpen(true)}>
                    {text('catalogue:reviews.own.edit')}
                  </Button>
                  <p>{text('catalogue:reviews.own.until', { date: formatDate(editableUntil) })}</p>
                </div>
              )
            }
          />
        </Stack>
      )}
    </CardSection>
  )
}
