import { RatingCard } from '#src/components/catalogue/rating-card.tsx'
import { RatingList } from '#src/components/catalogue/rating-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { AbuseReporting } from '#src/forms/support/abuse-reporting.tsx'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { productDetailsAddress } from '#src/lib/paths.ts'
import { sellerRatingListMachine } from '#src/machines/catalogue/seller-rating-list.machine.ts'
import { abuseReportingMachine } from '#src/machines/support/abuse-reporting.machine.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'

/** What buyers say of the seller, over all of its products. Whoever is signed in may report what they read. */
export function SellerReviews({ sellerId }: { sellerId: string }) {
  const text = useText()
  const local = useLocal()
  const { language } = useLanguage()
  const signedIn = useSession(({ token }) => token !== null)
  const [flow, actor] = useFlow(sellerRatingListMachine, { query: { sellerId }, pageSize: 5 })
  const [reporting, reporter] = useFlow(abuseReportingMachine)
  return (
    <>
      <RatingList
        flow={flow}
        onSelect={(selection) => actor.send({ type: 'query.changed', query: { sellerId, ...selection } })}
        onPage={(page) => actor.send({ type: 'page.chosen', page })}
        onRetry={() => actor.send({ type: 'retry.asked' })}
      >
        {flow.context.items.map(({ rating, product }) => (
          <RatingCard
            key={rating._id}
            rating={rating}
            stars={rating.sellerStars}
            about={
              <p>
                <Link href={productDetailsAddress(product._id)}>
                  {text('catalogue:reviews.of', { product: isolated(local(product, 'name'), language) })}
                </Link>
              </p>
            }
            actions={
              signedIn && (
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
