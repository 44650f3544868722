import { OrderListPage } from '#src/components/order-list-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { orderListMachine } from '#src/machines/order-list.machine.ts'
import { allOrders, groupOf, queryOfGroup, queryOfSearch } from '#src/machines/order-list-view.ts'
import { orderGroups, type BuyerGroup } from '#src/machines/order-groups.ts'
import { isOrder } from '#src/machines/order-kind.ts'
import { ButtonLink } from '#src/ui/button.tsx'

const side = 'buyer'
// The keys of a record of groups are the groups.
const groups = Object.keys(orderGroups[side]) as BuyerGroup[]

/** What a buyer has ordered. */
export function MyOrderScreen() {
  const text = useText()
  const [flow, actor] = useFlow(orderListMachine, { query: {}, pageSize: 12 })
  const { query, items, total, page, pageSize, failure } = flow.context
  return (
    <OrderListPage
      side={side}
      title={text('order:list.buyerTitle')}
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
      emptyActions={
        <ButtonLink variant="primary" href={paths.productFilter}>
          {text('order:list.browse')}
        </ButtonLink>
      }
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
