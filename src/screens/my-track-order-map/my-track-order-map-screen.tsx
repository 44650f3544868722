import { DeliveryPage } from '#src/components/delivery/delivery-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { trackOrderAddress } from '#src/lib/paths.ts'
import { orderMapMachine } from '#src/machines/delivery/order-map.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { useSide } from '#src/session/use-side.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { MapView } from './map-view.tsx'

/** Where the goods of an order are, on a map, for its buyer or its seller. Which one it is stands in the session. */
export function MyTrackOrderMapScreen() {
  const text = useText()
  const orderId = useChosenId('order')
  const side = useSide()
  if (orderId === null) return <DeliveryPage title={text('tracking:map.title')} side={side} flow={null} />
  return <Followed key={`${orderId} ${side}`} orderId={orderId} side={side} />
}

function Followed({ orderId, side }: { orderId: string; side: 'buyer' | 'seller' }) {
  const text = useText()
  const [flow, actor] = useFlow(orderMapMachine, { path: { id: orderId } })
  const { results } = flow.context
  return (
    <DeliveryPage
      title={text('tracking:map.title')}
      side={side}
      number={results?.order.number}
      flow={flow}
      actor={actor}
      actions={<ButtonLink href={trackOrderAddress(orderId)}>{text('tracking:map.toList')}</ButtonLink>}
    >
      {flow.hasTag('filled') && results !== null && <MapView map={results} side={side} />}
    </DeliveryPage>
  )
}
