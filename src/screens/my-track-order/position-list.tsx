import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Timeline } from '#src/ui/timeline.tsx'

/** Where the carrier reported the goods to be, and when, the newest first. */
export function PositionList({ positions }: { positions: components['schemas']['Shipment']['positions'] }) {
  const text = useText()
  const { formatDateTime, formatNumber } = useFormat()
  if (positions.length === 0) return <p>{text('order:details.noPosition')}</p>
  const degrees = (value: number) => formatNumber(value, { maximumFractionDigits: 4, minimumFractionDigits: 4 })
  return (
    <Timeline
      label={text('tracking:positions')}
      steps={positions.toReversed().map(({ latitude, longitude, at }, index) => ({
        id: `${at} ${index}`,
        state: index === 0 ? ('current' as const) : ('done' as const),
        stateLabel: text(index === 0 ? 'tracking:newest' : 'tracking:earlier'),
        title: (
          <Isolate>{text('order:details.position', { latitude: degrees(latitude), longitude: degrees(longitude) })}</Isolate>
        ),
        time: formatDateTime(at),
      }))}
    />
  )
}
