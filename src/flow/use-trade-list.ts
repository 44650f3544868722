import { orderListMachine } from '#src/machines/order/order-list.machine.ts'
import { quoteListMachine } from '#src/machines/quote/quote-list.machine.ts'
import { allTrades, groupOf, queryOfGroup, queryOfSearch, type TradeGroups } from '#src/machines/order/trade-list-view.ts'
import { useFlow } from './use-flow.ts'

const machines = { product: orderListMachine, sample: orderListMachine, quote: quoteListMachine }
const pageSize = 12

/** A side's orders, samples or quotes, and what one can do with the list: all that `TradeListPage` shows. */
export function useTradeList(kind: keyof typeof machines, groups: TradeGroups, group = allTrades) {
  const [flow, actor] = useFlow(machines[kind], { query: queryOfGroup(groups, group, { kind }), pageSize })
  const { query, items, total, page, failure } = flow.context
  return {
    items,
    list: {
      group: groupOf(groups, query),
      search: query.search ?? '',
      look: flow.hasTag('failed')
        ? ('failed' as const)
        : flow.hasTag('filled')
          ? ('filled' as const)
          : flow.hasTag('empty')
            ? ('empty' as const)
            : ('waiting' as const),
      failure,
      total,
      page,
      pageSize,
      onGroup: (chosen: string) => {
        actor.send({ type: 'query.changed', query: queryOfGroup(groups, chosen, query) })
      },
      onSearch: (search: string) => {
        actor.send({ type: 'query.changed', query: queryOfSearch(search, query) })
      },
      onPage: (chosen: number) => {
        actor.send({ type: 'page.chosen', page: chosen })
      },
      onRetry: () => {
        actor.send({ type: 'retry.asked' })
      },
    },
  }
}
