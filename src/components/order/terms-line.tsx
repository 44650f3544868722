import cardStyles from '#src/components/platform/list-card.module.css'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { addDays } from '#src/lib/end-of-day.ts'
import { Badge } from '#src/ui/badge.tsx'

type Summary = components['schemas']['OrderSummary']

/** When an order on terms is to be paid, or since when it is overdue; nothing once nothing is open. */
export function TermsLine({ order }: { order: Pick<Summary, 'paymentTerms' | 'dueOn' | 'openAmount' | 'overdue'> }) {
  const text = useText()
  const { formatDate } = useFormat()
  const { dueOn, openAmount, overdue } = order
  if (dueOn === undefined || openAmount === undefined) return null
  return (
    <p className={cardStyles.line}>
      <Badge tone={overdue === true ? 'danger' : 'warning'}>
        {overdue === true
          ? text('order:terms.overdue', { date: formatDate(addDays(dueOn, 1)) })
          : text('order:terms.dueOn', { date: formatDate(dueOn) })}
      </Badge>
    </p>
  )
}
