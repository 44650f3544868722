import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { PagedFlow } from '#src/components/platform/paged-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { ownRefundListMachine } from '#src/machines/payment/own-refund-list.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/link.tsx'
import { Table } from '#src/ui/table.tsx'

/** What a buyer got back, where it went and whether it is there, newest first. */
export function OwnRefunds() {
  const text = useText()
  const { formatDateTime, formatMoney } = useFormat()
  const [flow, actor] = useFlow(ownRefundListMachine, { query: {}, pageSize: 10 })
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} />
  if (flow.hasTag('empty')) return <p>{text('money:refund.empty')}</p>
  if (!flow.hasTag('filled')) return <WaitingView height="10rem" />
  return (
    <Stack gap={3}>
      <PagedFlow flow={flow} actor={actor} label={text('money:refund.pages')} waiting={flow.hasTag('busy')}>
        <Table
          caption={text('money:refund.title')}
          captionHidden
          rows={flow.context.items}
          rowKey={({ _id }) => _id}
          columns={[
            {
              id: 'order',
              header: text('money:refund.order'),
              rowHeader: true,
              cell: ({ orderId, orderNumber }) => (
                <Link href={orderDetailsAddress(orderId)}>
                  <Isolate>{orderNumber}</Isolate>
                </Link>
              ),
            },
            { id: 'at', header: text('money:refund.at'), cell: ({ refundedAt }) => formatDateTime(refundedAt) },
            { id: 'to', header: text('money:refund.to'), cell: ({ to }) => text(`money:refund.target.${to}`) },
            {
              id: 'state',
              header: text('money:refund.state'),
              cell: ({ state, to }) => (
                <Badge tone={state === 'done' ? 'success' : 'info'}>
                  {text(state === 'done' ? `money:refund.states.done.${to}` : 'money:refund.states.pending')}
                </Badge>
              ),
            },
            { id: 'amount', header: text('money:refund.amount'), align: 'end', cell: ({ amount }) => formatMoney(amount) },
          ]}
        />
      </PagedFlow>
      {flow.context.items.some(({ to }) => to === 'card') && <p>{text('money:refund.note')}</p>}
    </Stack>
  )
}
