import type { ReactNode } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { cargoFacts } from './cargo-facts.tsx'
import { FailureList } from './failure-list.tsx'
import { usePlaceText } from './position-text.ts'
import { ProofPanel } from './proof-panel.tsx'
import styles from './shipment-panel.module.css'

type Shipment = components['schemas']['Shipment']

export interface ShipmentPanelProps {
  shipment: Shipment
  /** Whom its buyer fetches it from; nothing is said of it where this is left out. */
  seller?: components['schemas']['Party'] | undefined
  /** The files of its proof. */
  files?: ReactNode
  /** Those of an attempt that failed. */
  failureFiles?: ((failure: Shipment['failures'][number]) => ReactNode) | undefined
  /** What can be done with it. */
  children?: ReactNode
}

/** Who carries which part of the goods, where they were last, and what shows that they were handed over. */
export function ShipmentPanel({ shipment, seller, files, failureFiles, children }: ShipmentPanelProps) {
  const text = useText()
  const format = useFormat()
  const { formatDate, formatQuantity } = format
  const { driverName, driverPhone, vehicle, carrierName, trackingNumber, trackingLink, deliveryMethod, state } = shipment
  const isAnotherAttempt = state === 'accepted' && shipment.failures.length > 0
  const stateKey = isAnotherAttempt
    ? 'order:details.anotherAttempt'
    : (`order:details.shipmentState.${deliveryMethod}.${state}` as const)
  return (
    <div className={styles.panel}>
      <p className={styles.state}>{text(stateKey)}</p>
      <FactList
        facts={[
          { name: text('order:details.carried'), value: formatQuantity(shipment.quantity) },
          ...cargoFacts(shipment, text, format),
          { name: text('order:details.deliveryMethod'), value: text(`order:deliveryMethod.${deliveryMethod}`) },
          { name: text('order:details.dispatchedOn'), value: formatDate(shipment.dispatchedAt) },
          {
            name: text(deliveryMethod === 'collection' ? 'order:question.readyOn' : 'order:question.expectedOn'),
            value: shipment.expectedOn && formatDate(`${shipment.expectedOn}T12:00:00`),
          },
          { name: text('order:details.driver'), value: driverName && <bdi>{driverName}</bdi> },
          {
            name: text('order:details.phone'),
            value: driverPhone && (
              <a href={`tel:${driverPhone}`}>
                <Isolate>{driverPhone}</Isolate>
              </a>
            ),
          },
          { name: text('order:details.vehicle'), value: vehicle && <bdi>{vehicle}</bdi> },
          { name: text('order:question.carrierName'), value: carrierName && <bdi>{carrierName}</bdi> },
          {
            name: text('order:question.trackingNumber'),
            value: trackingNumber && <Tracking number={trackingNumber} link={trackingLink} />,
          },
          {
            name: text('order:details.lastPosition'),
            value: deliveryMethod === 'driver' && state !== 'cancelled' ? <LastPosition shipment={shipment} /> : undefined,
          },
          { name: text('order:details.reason'), value: shipment.reason && <bdi>{shipment.reason}</bdi> },
        ]}
      />
      {trackingNumber === undefined && trackingLink !== undefined && <Tracking number={trackingLink} link={trackingLink} />}
      {seller !== undefined && deliveryMethod === 'collection' && state === 'offered' && <CollectionPlace seller={seller} />}
      <FailureList failures={shipment.failures} filesOf={failureFiles} />
      {shipment.proof !== undefined && <ProofPanel proof={shipment.proof}>{files}</ProofPanel>}
      {children}
    </div>
  )
}

/** Where the buyer fetches the goods. The street is in no answer to the buyer, so both sides agree on it. */
function CollectionPlace({ seller }: { seller: components['schemas']['Party'] }) {
  const text = useText()
  const { formatCountry } = useFormat()
  return (
    <>
      <FactList
        facts={[
          { name: text('order:details.collectFrom'), value: <bdi>{seller.name}</bdi> },
          { name: text('order:details.collectIn'), value: formatCountry(seller.country) },
          {
            name: text('order:details.sellerPhone'),
            value: seller.phone && (
              <a href={`tel:${seller.phone}`}>
                <Isolate>{seller.phone}</Isolate>
              </a>
            ),
          },
        ]}
      />
      <p>{text('order:details.collectBy')}</p>
    </>
  )
}

/** On the carrier's own page, which learns nothing of this one. */
function Tracking({ number, link }: { number: string; link: string | undefined }) {
  if (link === undefined) return <Isolate>{number}</Isolate>
  return (
    <a href={link} target="_blank" rel="noopener noreferrer nofollow">
      <Isolate>{number}</Isolate>
    </a>
  )
}

function LastPosition({ shipment }: { shipment: Shipment }) {
  const text = useText()
  const { formatDateTime } = useFormat()
  const placeText = usePlaceText()
  const last = shipment.positions.at(-1)
  if (last === undefined) return text('order:details.noPosition')
  return (
    <>
      <Isolate>{placeText(last)}</Isolate>
      <span className={styles.time}>{text('order:details.positionAt', { time: formatDateTime(last.at) })}</span>
    </>
  )
}
