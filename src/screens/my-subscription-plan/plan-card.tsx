import { useState } from 'react'
import { useAllowanceText } from '#src/components/plan/allowance-text.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { subscriptionMachine } from '#src/machines/lifecycles/subscription.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Progress } from '#src/ui/progress.tsx'
import styles from './plan-card.module.css'

type CurrentPlan = components['schemas']['CurrentPlan']

export interface PlanCardProps {
  current: CurrentPlan
  cancelling: boolean
  cancelled: boolean
  onCancel: () => void
}

/** The plan that holds now, how much of it is used, and what can be done with it. */
export function PlanCard({ current, cancelling, cancelled, onCancel }: PlanCardProps) {
  const text = useText()
  const local = useLocal()
  const { formatDate, formatMoney } = useFormat()
  const { plan, subscription } = current
  const [asking, ask] = useState(false)
  const cancellable = subscription !== undefined && can(subscriptionMachine, subscription.status, { type: 'subscription.cancel' })
  const until = formatDate(subscription?.endsAt ?? '1970-01-01')
  return (
    <Card marked>
      <Stack gap={5}>
        <div>
          <Cluster justify="spread">
            <h2>{plan === undefined ? text('money:plan.own') : local(plan, 'name')}</h2>
            {subscription !== undefined && (
              <Badge tone={cancellable ? 'success' : 'warning'}>{text(`money:plan.status.${subscription.status}`)}</Badge>
            )}
          </Cluster>
          {plan !== undefined && (
            <p className={styles.price}>
              {plan.price.amount === 0 ? text('money:plan.free') : text('money:plan.aMonth', { price: formatMoney(plan.price) })}
            </p>
          )}
          {subscription !== undefined && (
            <p>{text(cancellable ? 'money:plan.runsUntil' : 'money:plan.endsOn', { date: until })}</p>
          )}
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
            <Button variant="quiet" onClick={() => ask(true)}>
              {text('money:plan.cancel')}
            </Button>
          )}
        </Cluster>
      </Stack>
      <ConfirmDialog
        open={asking && !cancelled}
        title={text('money:plan.cancelTitle')}
        description={text('money:plan.cancelBody', { date: until })}
        confirmLabel={text('money:plan.cancel')}
        cancelLabel={text('money:plan.keep')}
        danger
        busy={cancelling}
        busyLabel={text('app:wait')}
        onConfirm={onCancel}
        onCancel={() => ask(false)}
      />
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
