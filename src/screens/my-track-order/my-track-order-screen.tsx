import { DeliveryPage } from '#src/components/delivery/delivery-page.tsx'
import { OrderTimeline } from '#src/components/order/order-timeline.tsx'
import { PositionList } from '#src/components/delivery/position-list.tsx'
import { ShipmentPanel } from '#src/components/delivery/shipment-panel.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { isCollected } from '#src/lib/delivery-method.ts'
import { orderDetailsAddress, trackOrderMapAddress } from '#src/lib/paths.ts'
import { isOrder } from '#src/machines/order/order-kind.ts'
import { orderTrackingMachine } from '#src/machines/delivery/order-tracking.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { useSide } from '#src/session/use-side.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Columns, Stack } from '#src/ui/layout.tsx'

type Order = components['schemas']['Order']
type Side = 'buyer' | 'seller'

/** Where the goods of an order are, for its buyer or its seller. Which one it is stands in the session. */
export function MyTrackOrderScreen() {
  const text = useText()
  const orderId = useChosenId('order')
  const side = useSide()
  if (orderId === null) return <DeliveryPage title={text('tracking:title')} side={side} flow={null} />
  return <Tracked key={`${orderId} ${side}`} orderId={orderId} side={side} />
}

function Tracked({ orderId, side }: { orderId: string; side: Side }) {
  const text = useText()
  const [flow, actor] = useFlow(orderTrackingMachine, { path: { id: orderId } })
  const { results } = flow.context
  const order = results !== null && isOrder(results) ? results : undefined
  return (
    <DeliveryPage
      title={text('tracking:title')}
      side={side}
      number={order?.number}
      flow={flow}
      actor={actor}
      actions={<ButtonLink href={orderDetailsAddress(orderId)}>{text('tracking:toOrder')}</ButtonLink>}
    >
      {flow.hasTag('filled') && order !== undefined && <Delivery order={order} side={side} />}
    </DeliveryPage>
  )
}

function Delivery({ order, side }: { order: Order; side: Side }) {
  const text = useText()
  const { formatNumber, formatQuantity } = useFormat()
  const { shipments, undispatched } = order
  const titleOf = (position: number) =>
    shipments.length === 1
      ? text('order:details.shipment')
      : text('order:details.shipmentOf', { position: formatNumber(position), total: formatNumber(shipments.length) })
  return (
    <Columns
      aside={
        <CardSection title={text('order:details.steps')}>
          <OrderTimeline order={order} side={side} />
        </CardSection>
      }
    >
      {shipments.length === 0 ? (
        <EmptyState icon="truck" title={text('tracking:notYet')}>
          {text('tracking:notYetBody')}
        </EmptyState>
      ) : (
        <Stack gap={4}>
          {shipments.map((shipment) => (
            <CardSection key={shipment._id} title={titleOf(shipment.position)}>
              <ShipmentPanel shipment={shipment} seller={side === 'buyer' ? order.seller : undefined} />
            </CardSection>
          ))}
          {undispatched.value > 0 && (
            <p role="note">{text('order:details.undispatched', { quantity: formatQuantity(undispatched) })}</p>
          )}
          {!isCollected(shipments) && (
            <CardSection
              title={text('tracking:positions')}
              actions={
                <ButtonLink href={trackOrderMapAddress(order._id)} icon="map-pin">
                  {text('tracking:toMap')}
                </ButtonLink>
              }
            >
              <PositionList positions={positionsOf(shipments)} timeline={order.timeline} side={side} />
            </CardSection>
          )}
        </Stack>
      )}
    </Columns>
  )
}

/** Of all shipments, the oldest first. */
const positionsOf = (shipments: Order['shipments']) =>
  shipments.flatMap(({ positions }) => positions).toSorted((one, other) => (one.at < other.at ? -1 : 1))
