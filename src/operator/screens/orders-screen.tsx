import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useFlow } from '#src/flow/use-flow.ts'
import { SearchForm } from '#src/forms/operator/search-form.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { findOrdersBody } from '#src/generated/bodies/findOrders.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { orderSearchMachine } from '#src/machines/operator/order-search.machine.ts'
import { itemIdIn, operatorPaths } from '../operator-paths.ts'
import { OrderHistoryPage } from '../order-history-page.tsx'
import { QueueScreen } from '../queue-screen.tsx'
import { accountName } from '../account-facts.tsx'

const searchSchema = contractFields(findOrdersBody, ['search'])

/** Orders, found by number or by one of the sides, and one of them with its history. */
export function OrdersScreen() {
  const text = useText()
  const { formatMoney, formatDate } = useFormat()
  const [parameters] = useSearchParams()
  const asked = parameters.get('search')
  const navigate = useNavigate()
  const [flow, actor] = useFlow(orderSearchMachine, { query: asked === null ? null : { search: asked } })
  const id = itemIdIn(operatorPaths.orders, useLocation().pathname)
  if (id !== null) return <OrderHistoryPage key={id} id={id} />
  return (
    <QueueScreen
      flow={flow}
      actor={actor}
      path={operatorPaths.orders}
      icon="box"
      labels={{
        title: text('operator:orders.title'),
        lead: text('operator:orders.lead'),
        empty: text('operator:orders.empty'),
        emptyLead: text('operator:orders.emptyLead'),
        entry: text('operator:order'),
      }}
      search={
        <SearchForm
          schema={searchSchema}
          label={text('operator:orders.search')}
          initial={flow.context.query?.search ?? ''}
          onSearch={(search) => {
            actor.send({ type: 'query.changed', query: { search } })
            // It is there again after Back and a reload.
            void navigate(`${operatorPaths.orders}?search=${encodeURIComponent(search)}`, { replace: true })
          }}
        />
      }
      idOf={({ _id }) => _id}
      nameOf={({ number }) => number}
      columns={[
        {
          id: 'status',
          header: text('operator:orders.statusLabel'),
          cell: ({ status }) => text(`operator:orders.status.${status}`),
        },
        { id: 'buyer', header: text('operator:disputes.buyer'), cell: ({ buyer }) => <bdi>{accountName(buyer)}</bdi> },
        { id: 'seller', header: text('operator:disputes.seller'), cell: ({ seller }) => <bdi>{accountName(seller)}</bdi> },
        { id: 'at', header: text('operator:orders.placedAt'), cell: ({ createdAt }) => formatDate(createdAt) },
        { id: 'total', header: text('operator:disputes.total'), align: 'end', cell: ({ total }) => formatMoney(total) },
      ]}
      // The page of an order is read by itself.
      detail={() => null}
    />
  )
}
