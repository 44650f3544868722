import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { type Path, paths } from '#src/lib/paths.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { orderDetailsMachine } from '#src/machines/order/order-details.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { useStored } from '#src/session/use-stored.ts'
import { useSession } from '#src/session/use-session.ts'
import { useSide } from '#src/session/use-side.ts'
import { WaitingColumns } from '#src/components/platform/waiting-view.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { IconName } from '#src/ui/icon.tsx'
import { Page } from '#src/ui/page.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { OrderDialogs } from './order-dialogs.tsx'
import { OrderView } from './order-view.tsx'

const orderDetails = orderDetailsMachine.provide({
  actions: {
    saveFile: (_, { file, attachment }) => saveFile(file, `${attachment.number}.pdf`),
  },
})

/** What is said while there is nothing to show. */
interface Frame {
  title: MessageKey
  icon: IconName
  nothingChosen: MessageKey
  nothingChosenBody: MessageKey
  toList: MessageKey
  list: (side: Role) => Path
}

const orderFrame: Frame = {
  title: 'order:details.title',
  icon: 'box',
  nothingChosen: 'order:details.nothingChosen',
  nothingChosenBody: 'order:details.nothingChosenBody',
  toList: 'order:details.toOrders',
  list: (side) => (side === 'seller' ? paths.sellerOrders : paths.myOrder),
}

const sampleFrame: Frame = {
  title: 'sample:details.title',
  icon: 'flask',
  nothingChosen: 'sample:details.nothingChosen',
  nothingChosenBody: 'sample:details.nothingChosenBody',
  toList: 'sample:details.toSamples',
  list: () => paths.mySampleRequest,
}

/** One order, for its buyer or its seller. Which one it is stands in the session. */
export function MyOrderDetailsScreen() {
  return <Chosen orderId={useChosenId('order')} frame={orderFrame} />
}

/** One sample, for who asked for it or who gives it. Which one it is stands in the session. */
export function MySampleDetailsScreen() {
  return <Chosen orderId={useChosenId('sample')} frame={sampleFrame} />
}

interface ChosenProps {
  orderId: string | null
  frame: Frame
}

function Chosen({ orderId, frame }: ChosenProps) {
  const side = useSide()
  return <OneOrder key={`${orderId ?? ''} ${side}`} orderId={orderId} frame={frame} side={side} />
}

function OneOrder({ orderId, frame, side }: ChosenProps & { side: Role }) {
  const text = useText()
  const userId = useSession((session) => session.userId)
  const [flow, actor] = useFlow(orderDetails, { id: orderId, side })
  const { entity: order } = flow.context
  useStored(order && { productType: order.kind })
  const toList = <ButtonLink href={frame.list(side)}>{text(frame.toList)}</ButtonLink>
  if (flow.hasTag('filled') && order !== null) {
    return (
      <>
        <OrderView flow={flow} actor={actor} order={order} userId={userId} />
        <OrderDialogs flow={flow} actor={actor} order={order} />
      </>
    )
  }
  return (
    <Page title={text(frame.title)}>
      {flow.hasTag('empty') && (
        <EmptyState icon={frame.icon} title={text(frame.nothingChosen)} actions={toList}>
          {text(frame.nothingChosenBody)}
        </EmptyState>
      )}
      {flow.hasTag('busy') && <WaitingColumns height="32rem" aside="16rem" />}
      <FailedFlow flow={flow} actor={actor} actions={toList} />
    </Page>
  )
}
