import { useAllowanceText } from '#src/components/plan/allowance-text.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { subscriptionMachine } from '#src/machines/lifecycles/subscription.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Progress } from '#src/ui/progress.tsx'
import styles from './plan-card.module.css'

type CurrentPlan = components['schemas']['CurrentPlan']

export interface PlanCardProps {
  current: CurrentPlan
  onCancel: () => void
}

/** Says until when a plan is paid; what becomes of it then stands beside it, where it is renewed. */
function paidKey({ status, renewal }: NonNullable<CurrentPlan['subscription']>) {
  if (status === 'cancelled' || status === 'expired') return 'money:plan.endsOn'
  return renewal === undefined && status === 'active' ? 'money:plan.runsUntil' : 'money:plan.paidUntil'
}

/** The plan that holds now, how much of it is used, and what can be done with it. */
export function PlanCard({ current, onCancel }: PlanCardProps) {
  const text = useText()
  const local = useLocal()
  const { formatDate, formatMoney } = useFormat()
  const { plan, subscription } = current
  const cancellable = subscription !== undefined && can(subscriptionMachine, subscription.status, { type: 'subscription.cancel' })
  return (
    <Card marked>
      <Stack gap={5}>
        <div>
          <Cluster justify="spread">
            <h2>{plan === undefined ? text('money:plan.own') : local(plan, 'name')}</h2>
            {subscription !== undefined && (
              <Badge tone={subscription.status === 'active' ? 'success' : 'warning'}>
                {text(`money:plan.status.${subscription.status}`)}
              </Badge>
            )}
          </Cluster>
          {plan !== undefined && (
            <p className={styles.price}>
              {plan.price.amount === 0 ? text('money:plan.free') : text('money:plan.aMonth', { price: formatMoney(plan.price) })}
            </p>
          )}
          {subscription !== undefined && <p>{text(paidKey(subscription), { date: formatDate(subscription.endsAt) })}</p>}
        </div>
        <Stack gap={4}>
          {current.allowances.map((allowance) => (
            <Allowance key={allowance.kind} {...allowance} />
          ))}
        </Stack>
        <Cluster>
          <ButtonLink variant="primary" href={paths.upgradePlan}>
            {text('money:plan.toPlans')}
          </ButtonLink>
          {cancellable && (
            <Button variant="quiet" onClick={onCancel}>
              {text('money:plan.cancel')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  )
}

function Allowance({ kind, allowed, used }: CurrentPlan['allowances'][number]) {
  const text = useText()
  const { formatNumber } = useFormat()
  const allowedText = useAllowanceText()
  const valueText = text('money:plan.usedOf', { used: formatNumber(used), allowed: allowedText(allowed) })
  const name = text(`money:plan.allowance.${kind}`)
  if (allowed === undefined || allowed === 0) {
    return (
      <Cluster justify="spread">
        <span>{name}</span>
        <span>{valueText}</span>
      </Cluster>
    )
  }
  return <Progress label={name} value={Math.min(1, used / allowed)} valueText={valueText} />
}
