import type { ReactNode } from 'react'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { orderHistoryMachine } from '#src/machines/operator/order-history.machine.ts'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { Link } from '#src/ui/link.tsx'
import { Section } from '#src/ui/page.tsx'
import { DisputeRecord } from './dispute-record.tsx'
import { DisputedShipments } from './disputed-shipments.tsx'
import { itemAddress, operatorPaths } from './operator-paths.ts'
import { OrderTimeline } from './order-timeline.tsx'
import { WrittenText } from './written-text.tsx'

export interface DisputedOrderProps {
  id: string
  /** Who complained. */
  lead: string
  /** The complaint, until all that was written since is there. */
  complaint: ReactNode
}

/** The order that a dispute is about: what both sides wrote in the dispute, what was sold, and what happened on its way. */
export function DisputedOrder({ id, lead, complaint }: DisputedOrderProps) {
  const text = useText()
  const local = useLocal()
  const { formatQuantity, formatDateTime } = useFormat()
  const [flow, actor] = useFlow(orderHistoryMachine, { id })
  const history = flow.context.results
  return (
    <>
      <Section title={text('operator:disputes.reason')} lead={lead}>
        {history?.dispute === undefined ? (
          complaint
        ) : (
          <DisputeRecord dispute={history.dispute} order={history.order} buyer={history.buyer} seller={history.seller} />
        )}
      </Section>
      {history !== null && <DisputedShipments order={history.order} />}
      <Section title={text('operator:disputes.course')}>
        {history === null && flow.hasTag('busy') && <WaitingView height="12rem" />}
        <FailedFlow flow={flow} actor={actor} />
        {history !== null && (
          <>
            <FactList
              facts={[
                { name: text('operator:orders.product'), value: local(history.order.item, 'name') },
                { name: text('operator:orders.quantity'), value: formatQuantity(history.order.item.quantity) },
                { name: text('operator:orders.placedAt'), value: formatDateTime(history.order.createdAt) },
              ]}
            />
            {history.order.note !== undefined && (
              <>
                <p>{text('operator:disputes.orderNote')}</p>
                <WrittenText>{history.order.note}</WrittenText>
              </>
            )}
            <OrderTimeline timeline={history.order.timeline} />
          </>
        )}
        <p>
          <Link href={itemAddress(operatorPaths.orders, id)}>{text('operator:disputes.toOrder')}</Link>
        </p>
      </Section>
    </>
  )
}
