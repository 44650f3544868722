import { FactList } from '#src/components/platform/fact-list.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import type { CallResults } from '#src/api/call-api.ts'
import { orderHistoryMachine } from '#src/machines/operator/order-history.machine.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { Table } from '#src/ui/table.tsx'
import { useLinkedAccountFacts } from './account-facts.tsx'
import { DisputeRecord } from './dispute-record.tsx'
import { LedgerEntries } from './ledger-entries.tsx'
import { operatorPaths } from './operator-paths.ts'
import { OrderTimeline } from './order-timeline.tsx'

type OrderHistory = CallResults<'getOrderHistory'>

/** One order with all that happened to it. */
export function OrderHistoryPage({ id }: { id: string }) {
  const text = useText()
  const [flow, actor] = useFlow(orderHistoryMachine, { id })
  const history = flow.context.results
  return (
    <Page
      title={history?.order.number ?? text('operator:order')}
      width="narrow"
      above={
        <Cluster>
          <ButtonLink variant="quiet" compact icon="chevron-start" href={operatorPaths.orders}>
            {text('operator:queue.back', { queue: text('operator:orders.title') })}
          </ButtonLink>
        </Cluster>
      }
    >
      {flow.hasTag('busy') && history === null && <WaitingView height="30rem" />}
      <FailedFlow flow={flow} actor={actor} />
      {history !== null && flow.hasTag('filled') && <History history={history} />}
    </Page>
  )
}

function History({ history }: { history: OrderHistory }) {
  const text = useText()
  const factsOf = useLinkedAccountFacts()
  const local = useLocal()
  const { formatMoney, formatQuantity, formatDateTime } = useFormat()
  const { order, buyer, seller, payments, entries, dispute } = history
  return (
    <>
      <CardSection title={text('operator:order')}>
        <FactList
          facts={[
            { name: text('operator:orders.statusLabel'), value: text(`operator:orders.status.${order.status}`) },
            { name: text('operator:orders.product'), value: local(order.item, 'name') },
            { name: text('operator:orders.quantity'), value: formatQuantity(order.item.quantity) },
            { name: text('operator:disputes.total'), value: formatMoney(order.totals.total) },
            { name: text('operator:orders.placedAt'), value: formatDateTime(order.createdAt) },
          ]}
        />
        <OrderTimeline timeline={order.timeline} />
      </CardSection>
      <CardSection title={text('operator:disputes.buyer')}>
        <FactList facts={factsOf(buyer)} />
      </CardSection>
      <CardSection title={text('operator:disputes.seller')}>
        <FactList facts={factsOf(seller)} />
      </CardSection>
      {dispute !== undefined && (
        <CardSection title={text('operator:disputes.reason')}>
          <DisputeRecord dispute={dispute} order={order} buyer={buyer} seller={seller} />
        </CardSection>
      )}
      {payments.length > 0 && (
        <CardSection title={text('operator:orders.payments')}>
          <Table
            caption={text('operator:orders.payments')}
            captionHidden
            rows={payments}
            rowKey={({ _id }) => _id}
            columns={[
              {
                id: 'at',
                header: text('operator:orders.at'),
                rowHeader: true,
                cell: ({ createdAt }) => formatDateTime(createdAt),
              },
              {
                id: 'method',
                header: text('operator:orders.method'),
                cell: ({ method }) => (method === undefined ? text('app:missing') : text(`operator:orders.methods.${method}`)),
              },
              {
                id: 'reference',
                header: text('operator:transfers.reference'),
                cell: ({ transferReference }) =>
                  transferReference === undefined ? text('app:missing') : <Isolate>{transferReference}</Isolate>,
              },
              {
                id: 'status',
                header: text('operator:orders.statusLabel'),
                cell: ({ status }) => text(`operator:orders.payment.${status}`),
              },
              {
                id: 'amount',
                header: text('operator:transfers.amount'),
                align: 'end',
                cell: ({ amount }) => formatMoney(amount),
              },
            ]}
          />
        </CardSection>
      )}
      {entries.length > 0 && (
        <CardSection title={text('operator:ledger.entries')}>
          <LedgerEntries entries={entries} />
        </CardSection>
      )}
    </>
  )
}
