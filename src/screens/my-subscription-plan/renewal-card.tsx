import { useRenewalText } from '#src/components/plan/renewal-text.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { buyPlanAddress } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'

type Schemas = components['schemas']
type Action = 'renew' | 'stopRenewal'

export interface RenewalCardProps {
  plan: Schemas['Plan']
  subscription: Schemas['Subscription']
  busy: boolean
  onChoose: (action: Action) => void
}

/** Whether the plan is renewed, when and by what; why it could not be, and what can be done then. */
export function RenewalCard({ plan, subscription, busy, onChoose }: RenewalCardProps) {
  const text = useText()
  const renewalText = useRenewalText()
  const { renewal, status } = subscription
  const isWithdrawn = renewal?.obstacle === 'planWithdrawn'
  return (
    <CardSection title={text('money:plan.renewal.title')}>
      <Stack gap={4}>
        {status === 'grace' ? (
          <GraceNotice planId={plan._id} subscription={subscription} />
        ) : (
          <>
            <p>{renewalText(subscription)}</p>
            {renewal !== undefined && !isWithdrawn && <p>{text('money:plan.renewal.promise')}</p>}
            {renewal?.obstacle !== undefined && renewal.obstacle !== 'planWithdrawn' && (
              <Notice tone="warning">{text(`money:plan.renewal.obstacle.${renewal.obstacle}`)}</Notice>
            )}
          </>
        )}
        <Cluster>
          {!isWithdrawn && (
            <Button variant={renewal === undefined ? 'primary' : 'secondary'} disabled={busy} onClick={() => onChoose('renew')}>
              {text(renewal === undefined ? 'money:plan.renewal.turnOn' : 'money:plan.renewal.change')}
            </Button>
          )}
          {renewal !== undefined && (
            <Button busy={busy} busyLabel={text('app:wait')} onClick={() => onChoose('stopRenewal')}>
              {text('money:plan.renewal.turnOff')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </CardSection>
  )
}

function GraceNotice({ planId, subscription }: { planId: string; subscription: Schemas['Subscription'] }) {
  const text = useText()
  const renewalText = useRenewalText()
  const { formatDate, formatMoney } = useFormat()
  const { renewal } = subscription
  const next = () => {
    if (renewal === undefined) return text('money:plan.renewal.offGrace')
    const price = formatMoney(renewal.amount)
    if (renewal.failure === undefined) return text('money:plan.renewal.paying', { price })
    return renewal.at === undefined
      ? text('money:plan.renewal.lastTry')
      : text('money:plan.renewal.nextTry', { date: formatDate(renewal.at), price })
  }
  return (
    <Notice
      tone="warning"
      title={text('money:plan.renewal.failedTitle')}
      actions={
        <ButtonLink variant="primary" href={buyPlanAddress(planId)}>
          {text('money:plan.payNow')}
        </ButtonLink>
      }
    >
      <p>{renewalText(subscription)}</p>
      <p>{next()}</p>
    </Notice>
  )
}
