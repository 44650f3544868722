import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { usePositionText } from './position-text.ts'
import styles from './shipment-panel.module.css'

type Shipment = components['schemas']['Shipment']

/** Who carries the goods and where they were last. */
export function ShipmentPanel({ shipment }: { shipment: Shipment }) {
  const text = useText()
  const { driverName, driverPhone, vehicle, state } = shipment
  return (
    <div className={styles.panel}>
      <p className={styles.state}>{text(`order:details.shipmentState.${state}`)}</p>
      <FactList
        facts={[
          { name: text('order:details.driver'), value: <bdi>{driverName}</bdi> },
          {
            name: text('order:details.phone'),
            value: (
              <a href={`tel:${driverPhone}`}>
                <Isolate>{driverPhone}</Isolate>
              </a>
            ),
          },
          { name: text('order:details.vehicle'), value: <bdi>{vehicle}</bdi> },
          { name: text('order:details.lastPosition'), value: <LastPosition shipment={shipment} /> },
        ]}
      />
    </div>
  )
}

function LastPosition({ shipment }: { shipment: Shipment }) {
  const text = useText()
  const { formatDateTime } = useFormat()
  const positionText = usePositionText()
  const last = shipment.positions.at(-1)
  if (last === undefined) return text('order:details.noPosition')
  return (
    <>
      <Isolate>{positionText(last)}</Isolate>
      <span className={styles.time}>{text('order:details.positionAt', { time: formatDateTime(last.at) })}</span>
    </>
  )
}
