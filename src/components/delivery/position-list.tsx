import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Timeline } from '#src/ui/timeline.tsx'
import { OrderStatusBadge } from '#src/components/order/order-status-badge.tsx'
import { usePlaceText } from './position-text.ts'

type Schemas = components['schemas']

export interface PositionListProps {
  positions: Schemas['Shipment']['positions']
  /** What happened to the order when, for how it stood at each position. */
  timeline: Schemas['Order']['timeline']
  side: 'buyer' | 'seller'
}

/** Where the carrier reported the goods to be, when, and how the order stood then, the newest first. */
export function PositionList({ positions, timeline, side }: PositionListProps) {
  const text = useText()
  const { formatDateTime } = useFormat()
  const placeText = usePlaceText()
  if (positions.length === 0) return <p>{text('order:details.noPosition')}</p>
  return (
    <Timeline
      label={text('tracking:positions')}
      steps={positions.toReversed().map((position, index) => {
        const { at } = position
        const status = timeline.findLast((entry) => entry.at <= at)?.status
        return {
          id: `${at} ${index}`,
          state: index === 0 ? ('current' as const) : ('done' as const),
          stateLabel: text(index === 0 ? 'tracking:newest' : 'tracking:earlier'),
          title: <Isolate>{placeText(position)}</Isolate>,
          time: formatDateTime(at),
          detail: status && <OrderStatusBadge status={status} side={side} />,
        }
      })}
    />
  )
}
