import { useState } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { dispatchDay } from '#src/lib/dispatch-day.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { Notice } from '#src/ui/notice.tsx'

export interface DispatchPromiseProps {
  order: Pick<
    components['schemas']['Order'],
    'status' | 'disputeFrom' | 'dispatchRemindedAt' | 'proposedDispatchOn' | 'totals' | 'openAmount'
  >
  dispatchBy: string
  side: Role
}

const rightsOf = {
  unpaid: { from: 'unpaidFrom', now: 'unpaidNow' },
  paid: { from: 'rightFrom', now: 'rightNow' },
  free: { from: 'complaintFrom', now: 'complaintNow' },
} as const

/** What the buyer has at stake. */
const stakeIn = ({ totals, openAmount }: DispatchPromiseProps['order']): keyof typeof rightsOf =>
  totals.total.amount === 0 ? 'free' : openAmount === undefined ? 'paid' : 'unpaid'

/** What each side can do about an order on terms that is late and not begun: its buyer cancels it whenever they want. */
const unbegun = { invoiced: 'unbegun', paymentReview: 'declared' } as const

/** When the goods are to be dispatched; once that is over, since when they are late and what the buyer can do from which day on: of a free sample, only complain. */
export function DispatchPromise({ order, dispatchBy, side }: DispatchPromiseProps) {
  const text = useText()
  const { formatDate, formatDateTime } = useFormat()
  const [now] = useState(() => new Date().toISOString())
  const rights = rightsOf[stakeIn(order)]
  const { status, disputeFrom = '', dispatchRemindedAt, proposedDispatchOn } = order
  const day = dispatchDay(dispatchBy)
  const time = day === undefined ? formatDateTime(dispatchBy) : formatDate(day)
  const proposal =
    proposedDispatchOn !== undefined && text(`order:promise.proposed.${side}`, { date: formatDate(proposedDispatchOn) })
  if (now < dispatchBy) {
    return (
      <>
        <p>{text('order:promise.until', { time })}</p>
        {proposal !== false && <Notice>{proposal}</Notice>}
      </>
    )
  }
  return (
    <Notice tone="warning" title={text('order:promise.late', { time })}>
      {dispatchRemindedAt !== undefined && (
        <p>{text(`order:promise.reminded.${side}`, { time: formatDateTime(dispatchRemindedAt) })}</p>
      )}
      {proposal !== false && <p>{proposal}</p>}
      <p>
        {status === 'invoiced' || status === 'paymentReview'
          ? text(`order:promise.${unbegun[status]}.${side}`)
          : text(now < disputeFrom ? `order:promise.${rights.from}.${side}` : `order:promise.${rights.now}.${side}`, {
              time: formatDateTime(disputeFrom),
            })}
      </p>
    </Notice>
  )
}
