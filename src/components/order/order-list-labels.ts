import { useText } from '#src/i18n/use-text.ts'
import type { TradeListLabels } from './trade-list-page.tsx'

/** What a list of orders calls its things, for the side that looks at it. */
export function useOrderListLabels(side: 'buyer' | 'seller', count: number): TradeListLabels {
  const text = useText()
  return {
    title: text(side === 'buyer' ? 'order:list.buyerTitle' : 'order:list.sellerTitle'),
    count: text('order:list.count', { count }),
    searchLabel: text('order:list.searchLabel'),
    searchHint: text('order:list.searchHint'),
    groups: text('order:list.groups'),
    label: text('order:list.label'),
    empty: text(side === 'buyer' ? 'order:list.emptyBuyer' : 'order:list.emptySeller'),
    emptyBody: text(side === 'buyer' ? 'order:list.emptyBuyerBody' : 'order:list.emptySellerBody'),
    noMatch: text('order:list.noMatch'),
    noMatchBody: text('order:list.noMatchBody'),
    showAll: text('order:list.showAll'),
  }
}
