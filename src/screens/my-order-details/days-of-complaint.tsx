import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { disputeDays, leastTransitDays } from '#src/lib/days-of-complaint.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'

type Order = components['schemas']['Order']

export interface DaysOfComplaintProps {
  order: Pick<Order, 'shipments'>
  disputeUntil: string
  side: Role
}

/** Until when a dispute can be opened; where the days began later than the delivery was reported, from when and why. */
export function DaysOfComplaint({ order, disputeUntil, side }: DaysOfComplaintProps) {
  const text = useText()
  const { formatDate, formatDateTime, formatNumber } = useFormat()
  const begin = new Date(Date.parse(disputeUntil) - disputeDays * 86_400_000).toISOString()
  const reported =
    order.shipments
      .flatMap(({ proof }) => proof?.at ?? [])
      .toSorted()
      .at(-1) ?? begin
  const { domestic, abroad, sea } = leastTransitDays
  return (
    <>
      <p>{text(`order:disputeUntil.${side}`, { time: formatDateTime(disputeUntil) })}</p>
      {begin.slice(0, 10) > reported.slice(0, 10) && (
        <p>
          {text('order:disputeUntil.later', {
            date: formatDate(begin),
            domestic: formatNumber(domestic),
            abroad: formatNumber(abroad),
            sea: formatNumber(sea),
          })}
        </p>
      )}
    </>
  )
}
