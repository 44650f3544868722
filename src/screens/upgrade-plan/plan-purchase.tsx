import { useState } from 'react'
import { ApproximatePrice } from '#src/components/platform/approximate-price.tsx'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { PaymentChoice } from '#src/components/payment/payment-choice.tsx'
import { paymentState } from '#src/flow/payment-state.ts'
import { useCardDocument } from '#src/flow/use-card-document.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { PaymentPanel } from '#src/forms/payment/payment-panel.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { easiestMethod } from '#src/lib/payment-method.ts'
import { planReference } from '#src/lib/plan-reference.ts'
import { type PayablePlan, planBuyingMachine } from '#src/machines/plan/plan-buying.machine.ts'
import { useSession } from '#src/session/use-session.ts'
import { renewalOf } from '#src/components/plan/renewal-options.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { RenewalChoice } from './renewal-choice.tsx'

/** A plan is bought, in a way that is chosen beside it. */
export function PlanPurchase({ planId }: { planId: string }) {
  const text = useText()
  const [flow, actor] = useFlow(planBuyingMachine, { subjectId: planId })
  const { subject, failure } = flow.context
  const toPlans = <ButtonLink href={paths.upgradePlan}>{text('money:plan.all')}</ButtonLink>
  const offer = subject?.plan?.offer
  const takesCards = useCardDocument(subject?.offer.provider)
  return (
    <Page title={text('money:plan.buy')} width="narrow">
      {(flow.hasTag('filled') ? !takesCards : flow.hasTag('busy')) && <WaitingView height="26rem" />}
      {!flow.hasTag('filled') && <FailedFlow flow={flow} actor={actor} actions={toPlans} />}
      {flow.hasTag('filled') &&
        takesCards &&
        (subject?.plan === undefined || offer === undefined ? (
          <Stack gap={4}>
            {failure?.kind === 'rejected' && <Notice tone="error">{failure.message}</Notice>}
            <EmptyState icon="wallet" title={text('money:plan.notNow')} actions={toPlans}>
              {text('money:plan.notNowBody')}
            </EmptyState>
          </Stack>
        ) : (
          <Purchase plan={subject.plan} offer={offer} instrument={subject.offer} state={paymentState(flow, actor)} />
        ))}
    </Page>
  )
}

interface PurchaseProps {
  plan: components['schemas']['Plan']
  offer: components['schemas']['PlanOffer']
  instrument: PayablePlan['offer']
  state: ReturnType<typeof paymentState>
}

function Purchase({ plan, offer, instrument, state }: PurchaseProps) {
  const text = useText()
  const local = useLocal()
  const { formatMoney } = useFormat()
  const userId = useSession((session) => session.userId)
  const [method, choose] = useState(() => easiestMethod(instrument.cards))
  const [renewal, chooseRenewal] = useState('none')
  const [reference] = useState(() => planReference(plan.slug, userId ?? '', new Date().toISOString()))
  const { due, change } = offer
  const byNewCard = due.amount > 0 && method.method === 'newCard'
  const option = renewal === 'thisCard' && !byNewCard ? 'none' : renewal
  const onPay: typeof state.onPay = (paid) =>
    state.onPay(option === 'thisCard' ? { ...paid, saveCard: true } : paid, renewalOf(option))
  // A plan that is prolonged keeps what was chosen for it.
  const renewalChoice = change !== 'prolong' && (
    <RenewalChoice
      {...instrument}
      price={plan.price}
      byNewCard={byNewCard}
      locked={state.locked}
      chosen={option}
      onChoose={chooseRenewal}
    />
  )
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={4}>
          <FactList
            spread
            facts={[
              { name: text('money:plan.name'), value: local(plan, 'name') },
              { name: text('money:plan.price'), value: formatMoney(plan.price) },
              {
                name: text('money:plan.due'),
                value: (
                  <>
                    <strong>{formatMoney(due)}</strong>
                    <ApproximatePrice price={due} />
                  </>
                ),
              },
            ]}
          />
          <p>{text(`money:plan.changeNote.${change}`)}</p>
        </Stack>
      </Card>
      {due.amount === 0 ? (
        <>
          {renewalChoice}
          <Button variant="primary" busy={state.busy} busyLabel={text('app:wait')} onClick={() => onPay({})}>
            {text('money:plan.beginFree')}
          </Button>
        </>
      ) : (
        <>
          <PaymentChoice {...instrument} due={due} chosen={method} locked={state.locked} onChoose={choose} />
          {renewalChoice}
          <PaymentPanel {...instrument} method={method} due={due} reference={reference} state={{ ...state, onPay }} />
        </>
      )}
    </Stack>
  )
}
