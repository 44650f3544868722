import type { components } from '#src/generated/schema.ts'
import { useLocal, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useRenewalText } from './renewal-text.ts'

/** Beside somebody's money: what the renewal of their plan will take of it, or that it could not. */
export function RenewedPlanNotice({ plan, subscription }: components['schemas']['RenewedPlan']) {
  const text = useText()
  const local = useLocal()
  const renewalText = useRenewalText()
  const fails = subscription.status === 'grace' || subscription.renewal?.obstacle !== undefined
  return (
    <Notice
      tone={fails ? 'warning' : 'info'}
      title={text('money:plan.renewal.ofPlan', { plan: local(plan, 'name') })}
      actions={<ButtonLink href={paths.mySubscriptionPlan}>{text('money:plan.renewal.toPlan')}</ButtonLink>}
    >
      {renewalText(subscription)}
    </Notice>
  )
}
