import { FailedView } from '#src/components/failed-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { orderDetailsAddress, paths } from '#src/lib/paths.ts'
import { orderPayingMachine } from '#src/machines/order-paying.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { NotPayable } from './not-payable.tsx'
import { PaymentDesk } from './payment-desk.tsx'

/** Paying the chosen order by card. Which one it is stands in the session. */
export function PayNowScreen() {
  const orderId = useChosenId('order')
  return <PayingOrder key={orderId} orderId={orderId} />
}

function PayingOrder({ orderId }: { orderId: string | null }) {
  const text = useText()
  const [flow, actor] = useFlow(orderPayingMachine, { orderId })
  const { order, failure } = flow.context
  const toOrders = <ButtonLink href={paths.myOrder}>{text('order:details.toOrders')}</ButtonLink>
  const paying = flow.hasTag('payable') || flow.hasTag('done')
  return (
    <Page title={text('order:paying.title')} width="narrow">
      {flow.hasTag('empty') && (
        <EmptyState icon="card" title={text('order:paying.nothingChosen')} actions={toOrders}>
          {text('order:paying.nothingChosenBody')}
        </EmptyState>
      )}
      {!flow.hasTag('filled') && flow.hasTag('busy') && (
        <SkeletonGroup label={text('app:wait')}>
          <Skeleton shape="block" height="26rem" />
        </SkeletonGroup>
      )}
      {!flow.hasTag('filled') && flow.hasTag('failed') && (
        <FailedView
          failure={failure}
          onRetry={() => {
            actor.send({ type: 'retry.asked' })
          }}
          actions={toOrders}
        />
      )}
      {paying && order !== null && <PaymentDesk flow={flow} actor={actor} order={order} />}
      {flow.hasTag('filled') && !paying && order !== null && (
        <NotPayable
          order={order}
          message={failure?.kind === 'refused' ? failure.message : undefined}
          href={orderDetailsAddress(order._id)}
        />
      )}
    </Page>
  )
}
