import type { ReactNode } from 'react'
import { FailedView } from '#src/components/failed-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import type { DealSide } from '#src/machines/create-deal-machine.ts'
import { orderDetailsMachine } from '#src/machines/order-details.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Columns } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { OrderQuestions } from './order-questions.tsx'
import { OrderView } from './order-view.tsx'

const orderDetails = orderDetailsMachine.provide({
  actions: {
    handOver: (_, { file, paper }) => {
      saveFile(file, `${paper.number}.pdf`)
    },
  },
})

/** One order, for its buyer or its seller. Which one it is stands in the session. */
export function MyOrderDetailsScreen() {
  const orderId = useChosenId('order')
  const side = useSession(({ accountType }): DealSide => (accountType === 'Seller' ? 'seller' : 'buyer'))
  return <OneOrder key={`${orderId ?? ''} ${side}`} orderId={orderId} side={side} />
}

function OneOrder({ orderId, side }: { orderId: string | null; side: DealSide }) {
  const text = useText()
  const userId = useSession((session) => session.userId)
  const [flow, actor] = useFlow(orderDetails, { id: orderId, side })
  const { thing: order, failure } = flow.context
  const toOrders = (
    <ButtonLink href={side === 'seller' ? paths.sellerOrders : paths.myOrder}>{text('order:details.toOrders')}</ButtonLink>
  )
  if (flow.hasTag('filled') && order !== null) {
    return (
      <>
        <OrderView flow={flow} actor={actor} order={order} userId={userId} />
        <OrderQuestions flow={flow} actor={actor} />
      </>
    )
  }
  return (
    <Untitled>
      {flow.hasTag('empty') && (
        <EmptyState icon="box" title={text('order:details.nothingChosen')} actions={toOrders}>
          {text('order:details.nothingChosenBody')}
        </EmptyState>
      )}
      {flow.hasTag('busy') && <Waiting />}
      {flow.hasTag('failed') && (
        <FailedView
          failure={failure}
          onRetry={() => {
            actor.send({ type: 'retry.asked' })
          }}
          actions={toOrders}
        />
      )}
    </Untitled>
  )
}

function Untitled({ children }: { children: ReactNode }) {
  const text = useText()
  return <Page title={text('order:details.title')}>{children}</Page>
}

function Waiting() {
  const text = useText()
  return (
    <SkeletonGroup label={text('app:wait')}>
      <Columns aside={<Skeleton shape="block" height="16rem" />}>
        <Skeleton shape="block" height="32rem" />
      </Columns>
    </SkeletonGroup>
  )
}
