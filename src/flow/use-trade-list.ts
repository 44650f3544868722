import { orderListMachine } from '#src/machines/order/order-list.machine.ts'
import { quoteListMachine } from '#src/machines/quote/quote-list.machine.ts'
import { allTrades, groupOf, queryOfGroup, queryOfSearch, type TradeGroups } from '#src/machines/order/trade-list-view.ts'
import { useFlow } from './use-flow.ts'

const machines = { product: orderListMachine, sample: orderListMachine, quote: quoteListMachine }
const pageSize = 12

/** A side's orders, samples or quotes, and what one can do with the list: all that `TradeListPage` shows. */
export function useTradeList(kind: keyof typeof machines, groups: TradeGroups, group = allTrades) {
  const [flow, actor] = useFlow(machines[kind], { query: queryOfGroup(groups, group, { kind }), pageSize })
  const { query, items, total } = flow.context
  return {
    items,
    total,
    list: {
      flow,
      actor,
      group: groupOf(groups, query),
      search: query.search ?? '',
      onGroup: (chosen: string) => actor.send({ type: 'query.changed', query: queryOfGroup(groups, chosen, query) }),
      onSearch: (search: string) => actor.send({ type: 'query.changed', query: queryOfSearch(search, query) }),
    },
  }
}
