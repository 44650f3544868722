import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { currentPlanMachine } from '#src/machines/plan/current-plan.machine.ts'
import { planCancellationMachine } from '#src/machines/plan/plan-cancellation.machine.ts'
import { useStored } from '#src/session/use-stored.ts'
import { useSide } from '#src/session/use-side.ts'
import { Stack } from '#src/ui/layout.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanPayments } from './plan-payments.tsx'

/** The plan that somebody has: what it allows, what of that is used, until when it runs, and what was paid. */
export function MySubscriptionPlanScreen() {
  const text = useText()
  const sells = useSide() === 'seller'
  const [flow, actor] = useFlow(currentPlanMachine, {})
  const [cancelling, canceller] = useFlow(planCancellationMachine)
  // What the cancellation answered is newer than what was read.
  const current = cancelling.context.answer?.results.current ?? flow.context.results
  useStored(current?.plan === undefined ? null : { subscription: subscriptionOf(current.plan) })
  return (
    <Page title={text('money:plan.title')} lead={text('money:plan.lead')}>
      {flow.hasTag('busy') && !flow.hasTag('filled') && <WaitingView height="20rem" />}
      <FailedFlow flow={flow} actor={actor} />
      {flow.hasTag('filled') && current !== null && (
        <Stack gap={6}>
          <PlanCard
            current={current}
            cancelling={cancelling.hasTag('busy')}
            cancelled={cancelling.hasTag('done')}
            onCancel={() => canceller.send({ type: 'form.submitted', input: { body: { action: 'cancel' } } })}
          />
          {/* A plan is for selling: its payments stand in the seller's books. */}
          {sells ? (
            <Section title={text('money:plan.payments')}>
              <PlanPayments />
            </Section>
          ) : (
            <p>{text('money:plan.paymentsElsewhere')}</p>
          )}
        </Stack>
      )}
    </Page>
  )
}

/** What the session keeps of a plan; an absent name stays absent. */
const subscriptionOf = ({ slug, name_en, name_ar, name_bn }: components['schemas']['Plan']) => ({
  slug,
  name_en,
  ...(name_ar === undefined ? {} : { name_ar }),
  ...(name_bn === undefined ? {} : { name_bn }),
})
