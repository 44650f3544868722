import cardStyles from '#src/components/platform/list-card.module.css'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { addDays } from '#src/lib/end-of-day.ts'
import { Badge } from '#src/ui/badge.tsx'

type Summary = components['schemas']['OrderSummary']

export interface TermsLineProps {
  order: Pick<Summary, 'status' | 'dueOn' | 'openAmount' | 'overdue'>
  side: 'buyer' | 'seller'
}

/** When an order on terms is to be paid, since when it is overdue, or that its payment is withheld; nothing once nothing is open. */
export function TermsLine({ order, side }: TermsLineProps) {
  const text = useText()
  const { formatDate } = useFormat()
  const { status, dueOn, openAmount, overdue } = order
  if (dueOn === undefined || openAmount === undefined) return null
  if (status === 'disputed') {
    return (
      <p className={cardStyles.line}>
        <Badge>{text('order:terms.withheld')}</Badge>
      </p>
    )
  }
  return (
    <p className={cardStyles.line}>
      <Badge tone={overdue === true ? 'danger' : 'warning'}>
        {overdue === true
          ? text('order:terms.overdue', { date: formatDate(addDays(dueOn, 1)) })
          : text(side === 'buyer' ? 'order:terms.payBy' : 'order:terms.dueOn', { date: formatDate(dueOn) })}
      </Badge>
    </p>
  )
}
