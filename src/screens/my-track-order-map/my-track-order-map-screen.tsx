import { FailedView } from '#src/components/failed-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText, useLanguage } from '#src/i18n/use-text.ts'
import { isolated } from '#src/i18n/format.ts'
import { paths, trackOrderAddress } from '#src/lib/paths.ts'
import { orderMapMachine } from '#src/machines/order-map.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { MapView } from './map-view.tsx'

type Side = 'buyer' | 'seller'

/** Where the goods of an order are, on a map, for its buyer or its seller. Which one it is stands in the session. */
export function MyTrackOrderMapScreen() {
  const text = useText()
  const orderId = useChosenId('order')
  const side = useSession(({ accountType }): Side => (accountType === 'Seller' ? 'seller' : 'buyer'))
  if (orderId !== null) return <Followed key={`${orderId} ${side}`} orderId={orderId} side={side} />
  return (
    <Page title={text('tracking:map.title')}>
      <EmptyState icon="truck" title={text('order:details.nothingChosen')} actions={<ToOrders side={side} />}>
        {text('order:details.nothingChosenBody')}
      </EmptyState>
    </Page>
  )
}

function ToOrders({ side }: { side: Side }) {
  const text = useText()
  return <ButtonLink href={side === 'seller' ? paths.sellerOrders : paths.myOrder}>{text('order:details.toOrders')}</ButtonLink>
}

function Followed({ orderId, side }: { orderId: string; side: Side }) {
  const text = useText()
  const { language } = useLanguage()
  const [flow, actor] = useFlow(orderMapMachine, { path: { id: orderId } })
  const { results, failure } = flow.context
  return (
    <Page
      title={text('tracking:map.title')}
      lead={results !== null ? text('tracking:lead', { number: isolated(results.order.number, language) }) : undefined}
      actions={<ButtonLink href={trackOrderAddress(orderId)}>{text('tracking:map.toList')}</ButtonLink>}
    >
      {flow.hasTag('filled') && results !== null && <MapView map={results} side={side} />}
      {flow.hasTag('busy') && !flow.hasTag('filled') && (
        <SkeletonGroup label={text('app:wait')}>
          <Skeleton shape="block" height="28rem" />
        </SkeletonGroup>
      )}
      {flow.hasTag('failed') && (
        <FailedView
          failure={failure}
          onRetry={() => {
            actor.send({ type: 'retry.asked' })
          }}
          actions={<ToOrders side={side} />}
        />
      )}
    </Page>
  )
}
