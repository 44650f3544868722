import { useMemo } from 'react'
import { AddressCard } from '#src/components/account/address-card.tsx'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { PositionList } from '#src/components/delivery/position-list.tsx'
import { usePlaceText } from '#src/components/delivery/position-text.ts'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import type { Destination, OrderMap } from '#src/machines/delivery/order-map.machine.ts'
import { CardSection } from '#src/ui/card-section.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Columns, Stack } from '#src/ui/layout.tsx'
import { DeliveryMap } from './delivery-map.tsx'
import styles from './delivery-map.module.css'
import { type MapScene, marksOf, routesOf } from './map-scene.ts'

type Order = components['schemas']['Order']
type Positions = Order['shipments'][number]['positions']

export interface MapViewProps {
  map: OrderMap
  side: 'buyer' | 'seller'
}

/** The map, and beside it the same in words. */
export function MapView({ map: { order, destination, styleUrl }, side }: MapViewProps) {
  const text = useText()
  const { shipments } = order
  const positions = useMemo(() => shipments.flatMap((shipment) => shipment.positions).toSorted(byMoment), [shipments])
  const scene = useScene(shipments, positions, destination)
  return (
    <Columns
      aside={
        <Stack gap={4}>
          <CardSection title={text('tracking:positions')}>
            <PositionList positions={positions} timeline={order.timeline} side={side} />
          </CardSection>
          <CardSection title={text('tracking:map.places')}>
            <Places order={order} found={destination !== null} />
          </CardSection>
        </Stack>
      }
    >
      <Stack gap={4}>
        <Newest positions={positions} />
        {positions.length === 0 && (
          <EmptyState icon="truck" title={text('tracking:map.noPosition')}>
            {text('tracking:map.noPositionBody')}
          </EmptyState>
        )}
        {scene.marks.length > 0 && <DeliveryMap scene={scene} styleUrl={styleUrl} />}
      </Stack>
    </Columns>
  )
}

const byMoment = (one: Positions[number], other: Positions[number]) => (one.at < other.at ? -1 : 1)

function useScene(shipments: Order['shipments'], positions: Positions, destination: Destination | null): MapScene {
  const text = useText()
  const { language } = useLanguage()
  const { formatDateTime } = useFormat()
  return useMemo(
    () => ({
      name: text('tracking:map.name'),
      routes: routesOf(shipments, destination),
      marks: marksOf(positions, destination, {
        time: formatDateTime,
        first: (at) => text('tracking:map.first', { time: formatDateTime(at) }),
        newest: (at) => text('tracking:map.newest', { time: formatDateTime(at) }),
        destination: (city) => text('tracking:map.destination', { city: isolated(city, language) }),
      }),
    }),
    [shipments, positions, destination, text, language, formatDateTime],
  )
}

/** Read out when another position comes in. */
function Newest({ positions }: { positions: Positions }) {
  const text = useText()
  const { language } = useLanguage()
  const { formatDateTime } = useFormat()
  const placeText = usePlaceText()
  const newest = positions.at(-1)
  return (
    <p role="status">
      {newest &&
        text('tracking:map.newestPosition', {
          position: isolated(placeText(newest), language),
          time: formatDateTime(newest.at),
        })}
    </p>
  )
}

function Places({ order, found }: { order: Order; found: boolean }) {
  const text = useText()
  const { language } = useLanguage()
  const { formatCountry } = useFormat()
  const { seller, deliveryAddress } = order
  return (
    <FactList
      facts={[
        {
          name: text('tracking:map.from'),
          value: text('tracking:map.seller', {
            name: isolated(seller.name, language),
            country: formatCountry(seller.country),
          }),
        },
        {
          name: text('tracking:map.to'),
          value: (
            <>
              <AddressCard address={deliveryAddress} />
              <p className={styles.note}>{text(found ? 'tracking:map.toTown' : 'tracking:map.toUnknown')}</p>
            </>
          ),
        },
      ]}
    />
  )
}
