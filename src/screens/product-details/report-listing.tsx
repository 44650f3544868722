import { useFlow } from '#src/flow/use-flow.ts'
import { AbuseReporting } from '#src/forms/support/abuse-reporting.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { abuseReportingMachine } from '#src/machines/support/abuse-reporting.machine.ts'
import { Button } from '#src/ui/button.tsx'

/** Reports this listing to the marketplace. */
export function ReportListing({ productId }: { productId: string }) {
  const text = useText()
  const [flow, actor] = useFlow(abuseReportingMachine)
  const report = () => actor.send({ type: 'report.chosen', subject: 'listing', subjectId: productId })
  return (
    <>
      <Button variant="quiet" icon="warning" onClick={report}>
        {text('abuse:report')}
      </Button>
      <AbuseReporting flow={flow} actor={actor} />
    </>
  )
}
