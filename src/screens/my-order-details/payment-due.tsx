import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { addDays } from '#src/lib/end-of-day.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { Notice } from '#src/ui/notice.tsx'

type Order = components['schemas']['Order']

export interface PaymentDueProps {
  order: Pick<Order, 'status' | 'dueOn' | 'openAmount' | 'overdue' | 'paymentState'>
  terms: NonNullable<Order['paymentTerms']>
  side: Role
}

/** When an order on terms is to be paid, and how much is open; once that day is over, since when it is overdue. */
export function PaymentDue({ order: { status, dueOn, openAmount, overdue }, terms, side }: PaymentDueProps) {
  const text = useText()
  const { formatDate, formatMoney } = useFormat()
  if (dueOn === undefined) {
    // It is invoiced once it is accepted; one that ended before never is.
    return status === 'placed' || status === 'accepted' ? <p>{text(`order:terms.promised.${terms}`)}</p> : null
  }
  if (openAmount === undefined) return null
  const amount = formatMoney(openAmount)
  if (overdue !== true) return <p>{text('order:terms.due', { date: formatDate(dueOn), amount })}</p>
  return (
    <Notice tone="warning" title={text('order:terms.overdue', { date: formatDate(addDays(dueOn, 1)) })}>
      {text(`order:terms.open.${side}`, { amount })}
    </Notice>
  )
}
