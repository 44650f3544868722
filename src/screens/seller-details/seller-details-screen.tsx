import { SellerPage } from '#src/components/catalogue/seller-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { AbuseReporting } from '#src/forms/support/abuse-reporting.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { sellerDetailsMachine, sellerProductsPageSize } from '#src/machines/catalogue/seller-details.machine.ts'
import { abuseReportingMachine } from '#src/machines/support/abuse-reporting.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/button.tsx'
import { Section } from '#src/ui/page.tsx'
import { SellerReviews } from './seller-reviews.tsx'

/** One seller: who it is and what it offers. */
export function SellerDetailsScreen() {
  const text = useText()
  const sellerId = useChosenId('seller')
  const [flow, actor] = useFlow(sellerDetailsMachine, { sellerId })
  const userId = useSession((session) => session.userId)
  const [reporting, reporter] = useFlow(abuseReportingMachine)
  return (
    <>
      <SellerPage
        title={text('catalogue:title.seller')}
        flow={flow}
        actor={actor}
        pageSize={sellerProductsPageSize}
        after={({ _id }) => (
          <Section title={text('catalogue:reviews.title')}>
            <SellerReviews sellerId={_id} />
          </Section>
        )}
        moreActions={
          userId === null || userId === sellerId
            ? undefined
            : ({ _id }) => (
                <Button
                  variant="quiet"
                  icon="warning"
                  onClick={() => reporter.send({ type: 'report.chosen', subject: 'person', subjectId: _id })}
                >
                  {text('abuse:report')}
                </Button>
              )
        }
      />
      <AbuseReporting flow={reporting} actor={reporter} />
    </>
  )
}
