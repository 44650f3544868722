import { useState } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { Notice } from '#src/ui/notice.tsx'

export interface DispatchPromiseProps {
  order: Pick<components['schemas']['Order'], 'disputeFrom' | 'dispatchRemindedAt' | 'proposedDispatchOn'>
  dispatchBy: string
  side: Role
}

/** When the goods are to be dispatched; once that is over, since when they are late and what the buyer can do from which day on. */
export function DispatchPromise({ order, dispatchBy, side }: DispatchPromiseProps) {
  const text = useText()
  const { formatDate, formatDateTime } = useFormat()
  const [now] = useState(() => new Date().toISOString())
  const { disputeFrom = '', dispatchRemindedAt, proposedDispatchOn } = order
  const proposal =
    proposedDispatchOn !== undefined &&
    text(`order:promise.proposed.${side}`, { date: formatDate(`${proposedDispatchOn}T12:00:00`) })
  if (now < dispatchBy) {
    return (
      <>
        <p>{text('order:promise.until', { time: formatDateTime(dispatchBy) })}</p>
        {proposal !== false && <Notice>{proposal}</Notice>}
      </>
    )
  }
  return (
    <Notice tone="warning" title={text('order:promise.lateSince', { time: formatDateTime(dispatchBy) })}>
      {dispatchRemindedAt !== undefined && (
        <p>{text(`order:promise.reminded.${side}`, { time: formatDateTime(dispatchRemindedAt) })}</p>
      )}
      {proposal !== false && <p>{proposal}</p>}
      <p>
        {text(now < disputeFrom ? `order:promise.rightFrom.${side}` : `order:promise.rightNow.${side}`, {
          time: formatDateTime(disputeFrom),
        })}
      </p>
    </Notice>
  )
}
