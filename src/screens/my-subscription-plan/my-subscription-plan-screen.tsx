import { EntityAlerts } from '#src/components/platform/entity-alerts.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { entityAlerts } from '#src/flow/entity-alerts.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ownPlanMachine } from '#src/machines/plan/own-plan.machine.ts'
import { useStored } from '#src/session/use-stored.ts'
import { useSide } from '#src/session/use-side.ts'
import { Stack } from '#src/ui/layout.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanDialogs } from './plan-dialogs.tsx'
import { PlanPayments } from './plan-payments.tsx'
import { RenewalCard } from './renewal-card.tsx'

/** The plan that a user has: what it allows, what of that is used, until when it runs, whether it is renewed, and what was paid. */
export function MySubscriptionPlanScreen() {
  const text = useText()
  const side = useSide()
  const [flow, actor] = useFlow(ownPlanMachine, { id: 'own', side })
  const { entity: own } = flow.context
  useStored(own?.current.plan === undefined ? null : { subscription: subscriptionOf(own.current.plan) })
  return (
    <Page title={text('money:plan.title')} lead={text('money:plan.lead')}>
      {!flow.hasTag('filled') || own === null ? (
        flow.hasTag('busy') ? (
          <WaitingView height="20rem" />
        ) : (
          <FailedFlow flow={flow} actor={actor} />
        )
      ) : (
        <Stack gap={6}>
          <EntityAlerts
            {...entityAlerts(flow, actor)}
            labels={{
              unconfirmed: text('money:plan.unconfirmed'),
              unconfirmedBody: text('money:plan.unconfirmedBody'),
              sendAgain: text('money:plan.sendAgain'),
              doNotSend: text('money:plan.doNotSend'),
              conflict: text('money:plan.conflict'),
              behind: text('money:plan.behind'),
            }}
          />
          <PlanCard current={own.current} onCancel={() => actor.send({ type: 'action.chosen', action: 'cancel' })} />
          {own.current.plan !== undefined && own.current.subscription !== undefined && (
            <RenewalCard
              plan={own.current.plan}
              subscription={own.current.subscription}
              busy={flow.hasTag('busy')}
              onChoose={(action) => actor.send({ type: 'action.chosen', action })}
            />
          )}
          {/* A plan is for selling: its payments stand in the seller's books. */}
          {side === 'seller' ? (
            <Section title={text('money:plan.payments')}>
              <PlanPayments />
            </Section>
          ) : (
            <p>{text('money:plan.paymentsElsewhere')}</p>
          )}
          <PlanDialogs flow={flow} actor={actor} own={own} />
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
