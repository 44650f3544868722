import { useLocation } from 'react-router-dom'
import { OrderListPage } from '#src/components/order-list-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { orderListMachine } from '#src/machines/order-list.machine.ts'
import { allOrders, groupOf, queryOfGroup, queryOfSearch } from '#src/machines/order-list-view.ts'
import { orderGroups, type SellerGroup } from '#src/machines/order-groups.ts'
import { isOrder } from '#src/machines/order-kind.ts'
import { ButtonLink } from '#src/ui/button.tsx'

const side = 'seller'
// The keys of a record of groups are the groups.
const groups = Object.keys(orderGroups[side]) as SellerGroup[]

/** What a seller's buyers have ordered. */
export function SellerOrdersScreen() {
  const text = useText()
  const asked = new URLSearchParams(useLocation().search).get('group')
  const [flow, actor] = useFlow(orderListMachine, { query: queryOfGroup(side, asked ?? allOrders, {}), pageSize: 12 })
  const { query, items, total, page, pageSize, failure } = flow.context
  return (
    <OrderListPage
      side={side}
      title={text('order:list.sellerTitle')}
      groups={[
        { id: allOrders, label: text('order:list.group.all') },
        ...groups.map((id) => ({ id, label: text(`order:list.group.${side}.${id}`) })),
      ]}
      group={groupOf(side, query)}
      search={query.search ?? ''}
      look={flow.hasTag('failed') ? 'failed' : flow.hasTag('filled') ? 'filled' : flow.hasTag('empty') ? 'empty' : 'waiting'}
      failure={failure}
      orders={items.filter(isOrder)}
      total={total}
      page={page}
      pageSize={pageSize}
      emptyActions={<ButtonLink href={paths.sellerProduct}>{text('order:desk.products')}</ButtonLink>}
      onGroup={(group) => {
        actor.send({ type: 'query.changed', query: queryOfGroup(side, group, query) })
      }}
      onSearch={(search) => {
        actor.send({ type: 'query.changed', query: queryOfSearch(search, query) })
      }}
      onPage={(chosen) => {
        actor.send({ type: 'page.chosen', page: chosen })
      }}
      onRetry={() => {
        actor.send({ type: 'retry.asked' })
      }}
    />
  )
}
