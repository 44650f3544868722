import { RatingCard } from '#src/components/catalogue/rating-card.tsx'
import { RatingList } from '#src/components/catalogue/rating-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { AbuseReporting } from '#src/forms/support/abuse-reporting.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { productRatingListMachine } from '#src/machines/catalogue/product-rating-list.machine.ts'
import { abuseReportingMachine } from '#src/machines/support/abuse-reporting.machine.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/button.tsx'

/** What buyers say of the product. Whoever is signed in may report what they read, but for their own. */
export function ProductReviews({ productId }: { productId: string }) {
  const text = useText()
  const signedIn = useSession(({ token }) => token !== null)
  const [flow, actor] = useFlow(productRatingListMachine, { query: { productId }, pageSize: 5 })
  const [reporting, reporter] = useFlow(abuseReportingMachine)
  const own = flow.context.results?.own?._id
  return (
    <>
      <RatingList
        flow={flow}
        onSelect={(selection) => actor.send({ type: 'query.changed', query: { productId, ...selection } })}
        onPage={(page) => actor.send({ type: 'page.chosen', page })}
        onRetry={() => actor.send({ type: 'retry.asked' })}
      >
        {flow.context.items.map((rating) => (
          <RatingCard
            key={rating._id}
            rating={rating}
            stars={rating.stars}
            actions={
              signedIn &&
              rating._id !== own && (
                <div>
                  <Button
                    variant="quiet"
                    compact
                    icon="warning"
                    onClick={() => reporter.send({ type: 'report.chosen', subject: 'rating', subjectId: rating._id })}
                  >
                    {text('abuse:report')}
                  </Button>
                </div>
              )
            }
          />
        ))}
      </RatingList>
      <AbuseReporting flow={reporting} actor={reporter} />
    </>
  )
}
