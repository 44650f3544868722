import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { decideDeliveryBody } from '#src/generated/bodies/decideDelivery.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { type OverdueDelivery, deliveryQueueMachine } from '#src/machines/operator/delivery-queue.machine.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Link } from '#src/ui/link.tsx'
import { Section } from '#src/ui/page.tsx'
import { accountName, useIsolated, useLinkedAccountFacts } from '../account-facts.tsx'
import { itemAddress, operatorPaths } from '../operator-paths.ts'
import { usePageQuery } from '../queue-address.ts'
import { QueueScreen } from '../queue-screen.tsx'
import { WaitingBadge } from '../waiting-badge.tsx'

const schema = contractFields(decideDeliveryBody, ['reason'])

/** Deliveries that neither side told of. */
export function DeliveriesScreen() {
  const text = useText()
  const factsOf = useLinkedAccountFacts()
  const isolate = useIsolated()
  const { formatMoney, formatDateTime, formatQuantity } = useFormat()
  const [flow, actor] = useFlow(deliveryQueueMachine, { query: usePageQuery(operatorPaths.deliveries) })
  return (
    <QueueScreen
      paged
      leaves
      flow={flow}
      actor={actor}
      path={operatorPaths.deliveries}
      icon="truck"
      labels={{
        title: text('operator:deliveries.title'),
        lead: text('operator:deliveries.lead'),
        empty: text('operator:deliveries.empty'),
        entry: text('operator:order'),
      }}
      idOf={({ _id }) => _id}
      nameOf={({ orderNumber }) => orderNumber}
      columns={[
        { id: 'buyer', header: text('operator:disputes.buyer'), cell: ({ buyer }) => <bdi>{accountName(buyer)}</bdi> },
        { id: 'seller', header: text('operator:disputes.seller'), cell: ({ seller }) => <bdi>{accountName(seller)}</bdi> },
        {
          id: 'waiting',
          header: text('operator:queue.waiting'),
          cell: ({ overdueSince }) => <WaitingBadge since={overdueSince} />,
        },
        { id: 'total', header: text('operator:disputes.total'), align: 'end', cell: ({ total }) => formatMoney(total) },
      ]}
      detail={(delivery) => (
        <>
          <FactList
            facts={[
              { name: text('operator:order'), value: <Isolate>{delivery.orderNumber}</Isolate> },
              { name: text('operator:deliveries.status'), value: text(`order:status.seller.${delivery.status}`) },
              { name: text('operator:disputes.total'), value: formatMoney(delivery.total) },
              { name: text('operator:deliveries.quantity'), value: formatQuantity(delivery.quantity) },
              { name: text('operator:deliveries.undispatched'), value: formatQuantity(delivery.undispatched) },
              { name: text('operator:deliveries.overdueSince'), value: formatDateTime(delivery.overdueSince) },
            ]}
          />
          <Section title={text('operator:deliveries.shipments')}>
            <Shipments shipments={delivery.shipments} />
            <p>
              <Link href={itemAddress(operatorPaths.orders, delivery._id)}>{text('operator:deliveries.toOrder')}</Link>
            </p>
          </Section>
          <Section title={text('operator:disputes.buyer')}>
            <FactList facts={factsOf(delivery.buyer)} />
          </Section>
          <Section title={text('operator:disputes.seller')}>
            <FactList facts={factsOf(delivery.seller)} />
          </Section>
        </>
      )}
      acts={({ undispatched }) => [
        { act: 'refund', label: text('operator:deliveries.refund.act') },
        // What is not dispatched has not arrived.
        ...(undispatched.value > 0 ? [] : [{ act: 'delivered' as const, label: text('operator:deliveries.delivered.act') }]),
      ]}
      dialog={({ item, act, decide, ...state }) => {
        const about = {
          amount: formatMoney(item.total),
          buyer: isolate(accountName(item.buyer)),
          seller: isolate(accountName(item.seller)),
        }
        return (
          <DecisionDialog
            {...state}
            title={text(`operator:deliveries.${act}.title`)}
            body={text(`operator:deliveries.${act}.body`, about)}
            confirm={text(`operator:deliveries.${act}.act`)}
            danger
            hint={text('operator:act.hintBoth')}
            schema={schema}
            onConfirm={({ reason }) => decide({ act, reason })}
          />
        )
      }}
    />
  )
}

function Shipments({ shipments }: Pick<OverdueDelivery, 'shipments'>) {
  const text = useText()
  const { formatDate, formatQuantity } = useFormat()
  if (shipments.length === 0) return <p>{text('operator:deliveries.none')}</p>
  return (
    <ul>
      {shipments.map(({ deliveryMethod, state, quantity, dispatchedAt, carrierName, trackingNumber }, at) => (
        <li key={at}>
          {text('operator:deliveries.shipment', { quantity: formatQuantity(quantity), date: formatDate(dispatchedAt) })}
          {' | '}
          {text(`order:deliveryMethod.${deliveryMethod}`)}
          {' | '}
          {text(`order:details.shipmentState.${deliveryMethod}.${state}`)}
          {carrierName !== undefined && (
            <>
              {' | '}
              <bdi>{carrierName}</bdi>
            </>
          )}
          {trackingNumber !== undefined && (
            <>
              {' | '}
              <Isolate>{trackingNumber}</Isolate>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
