import { useLocation } from 'react-router-dom'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { plansMachine } from '#src/machines/plan/plans.machine.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { PlanPurchase } from './plan-purchase.tsx'
import { PlanTable } from './plan-table.tsx'

/** All plans beside each other; with one chosen in the address, its purchase. */
export function UpgradePlanScreen() {
  const planId = new URLSearchParams(useLocation().search).get('plan')
  return planId === null ? <Comparison /> : <PlanPurchase key={planId} planId={planId} />
}

function Comparison() {
  const text = useText()
  const [flow, actor] = useFlow(plansMachine, {})
  const { results } = flow.context
  return (
    <Page title={text('money:plan.compare')} lead={text('money:plan.compareLead')}>
      {flow.hasTag('busy') && !flow.hasTag('filled') && <WaitingView height="18rem" />}
      <FailedFlow flow={flow} actor={actor} />
      {flow.hasTag('filled') &&
        results !== null &&
        (results.plans.length === 0 ? (
          <EmptyState icon="wallet" title={text('money:plan.none')}>
            {text('money:plan.noneBody')}
          </EmptyState>
        ) : (
          <PlanTable {...results} />
        ))}
    </Page>
  )
}
