import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { TermsTable } from '#src/components/payment/terms-table.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { paymentTermsMachine } from '#src/machines/payment/payment-terms.machine.ts'

/** The payment terms that a seller grants its buyers. */
export function TermsView() {
  const [flow, actor] = useFlow(paymentTermsMachine, {})
  const { results } = flow.context
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} />
  if (!flow.hasTag('filled') || results === null) return <WaitingView height="6rem" />
  return <TermsTable terms={results.terms} side="seller" />
}
