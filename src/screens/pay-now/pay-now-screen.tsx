import { useLocation } from 'react-router-dom'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { NotPayable } from '#src/components/payment/not-payable.tsx'
import { OrderDue } from '#src/components/payment/order-due.tsx'
import { paymentState } from '#src/flow/payment-state.ts'
import { useCardDocument } from '#src/flow/use-card-document.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { PaymentPanel } from '#src/forms/payment/payment-panel.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { orderDetailsAddress, paths, payTypeAddress } from '#src/lib/paths.ts'
import { methodOf } from '#src/lib/payment-method.ts'
import { orderPayingMachine } from '#src/machines/payment/order-paying.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/link.tsx'
import { Page } from '#src/ui/page.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'

/** Paying the chosen order in the way that the address names. Which order it is stands in the session. */
export function PayNowScreen() {
  const orderId = useChosenId('order')
  return <PayingOrder key={orderId} orderId={orderId} />
}

function PayingOrder({ orderId }: { orderId: string | null }) {
  const text = useText()
  const [flow, actor] = useFlow(orderPayingMachine, { subjectId: orderId })
  const { subject, failure } = flow.context
  const method = methodOf(useLocation().search)
  const toOrders = <ButtonLink href={paths.myOrder}>{text('order:details.toOrders')}</ButtonLink>
  const paying = flow.hasTag('payable') || flow.hasTag('done')
  const takesCards = useCardDocument(subject?.offer.provider)
  return (
    <Page title={text('order:paying.title')} width="narrow">
      {flow.hasTag('empty') && (
        <EmptyState icon="card" title={text('order:paying.nothingChosen')} actions={toOrders}>
          {text('order:paying.nothingChosenBody')}
        </EmptyState>
      )}
      {(flow.hasTag('filled') ? paying && !takesCards : flow.hasTag('busy')) && <WaitingView height="26rem" />}
      {!flow.hasTag('filled') && <FailedFlow flow={flow} actor={actor} actions={toOrders} />}
      {paying && takesCards && subject !== null && (
        <Stack gap={5}>
          <OrderDue order={subject.order} />
          <PaymentPanel
            {...subject.offer}
            method={method}
            due={subject.order.totals.total}
            reference={subject.order.number}
            state={paymentState(flow, actor)}
          />
          {!flow.hasTag('locked') && (
            <p>
              <Link href={payTypeAddress(subject.order._id)}>{text('money:choice.another')}</Link>
            </p>
          )}
        </Stack>
      )}
      {flow.hasTag('filled') && !paying && subject !== null && (
        <NotPayable
          order={subject.order}
          message={failure?.kind === 'rejected' ? failure.message : undefined}
          href={orderDetailsAddress(subject.order._id)}
        />
      )}
    </Page>
  )
}
