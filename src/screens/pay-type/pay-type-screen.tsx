import { useState } from 'react'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { NotPayable } from '#src/components/payment/not-payable.tsx'
import { OrderDue } from '#src/components/payment/order-due.tsx'
import { PaymentChoice } from '#src/components/payment/payment-choice.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { orderDetailsAddress, paths, payNowAddress } from '#src/lib/paths.ts'
import { easiestMethod } from '#src/lib/payment-method.ts'
import { isPayable, type PayableOrder } from '#src/machines/payment/payable-order.ts'
import { payTypeMachine } from '#src/machines/payment/pay-type.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'

/** Choosing how to pay the chosen order. */
export function PayTypeScreen() {
  const text = useText()
  const orderId = useChosenId('order')
  return (
    <Page title={text('money:choice.title')} width="narrow">
      {orderId === null ? (
        <EmptyState icon="card" title={text('order:paying.nothingChosen')} actions={<ToOrders />}>
          {text('order:paying.nothingChosenBody')}
        </EmptyState>
      ) : (
        <OrderToPay key={orderId} orderId={orderId} />
      )}
    </Page>
  )
}

function OrderToPay({ orderId }: { orderId: string }) {
  const text = useText()
  const [flow, actor] = useFlow(payTypeMachine, { orderId })
  const { results } = flow.context
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} actions={<ToOrders />} />
  if (!flow.hasTag('filled') || results === null) {
    return (
      <SkeletonGroup label={text('app:wait')}>
        <Stack gap={5}>
          <Skeleton shape="block" height="11rem" />
          <Skeleton shape="block" height="20rem" />
        </Stack>
      </SkeletonGroup>
    )
  }
  if (!isPayable(results)) {
    return <NotPayable order={results.order} message={undefined} href={orderDetailsAddress(orderId)} />
  }
  return <Choice {...results} />
}

function Choice({ order, offer }: PayableOrder) {
  const text = useText()
  const [method, choose] = useState(() => easiestMethod(offer.cards))
  return (
    <Stack gap={5}>
      <OrderDue order={order} />
      <Card>
        <Stack gap={4}>
          <PaymentChoice {...offer} due={order.totals.total} chosen={method} onChoose={choose} />
          <ButtonLink variant="primary" iconEnd="chevron-end" href={payNowAddress(order._id, method)}>
            {text('money:choice.continue')}
          </ButtonLink>
          <p>{text('money:choice.held')}</p>
        </Stack>
      </Card>
    </Stack>
  )
}

function ToOrders() {
  const text = useText()
  const samples = useSession((session) => session.productType === 'sample')
  return samples ? (
    <ButtonLink href={paths.mySampleRequest}>{text('order:details.toSamples')}</ButtonLink>
  ) : (
    <ButtonLink href={paths.myOrder}>{text('order:details.toOrders')}</ButtonLink>
  )
}
