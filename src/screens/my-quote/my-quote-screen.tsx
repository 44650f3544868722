import { useLocation } from 'react-router-dom'
import { QuoteCard } from '#src/components/quote/quote-card.tsx'
import { TradeListPage } from '#src/components/order/trade-list-page.tsx'
import { useTradeList } from '#src/flow/use-trade-list.ts'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { groupIn } from '#src/lib/group-address.ts'
import { paths } from '#src/lib/paths.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { isOrder } from '#src/machines/order/order-kind.ts'
import { quoteGroups } from '#src/machines/quote/quote-groups.ts'
import { allTrades } from '#src/machines/order/trade-list-view.ts'
import { useSide } from '#src/session/use-side.ts'
import { ButtonLink } from '#src/ui/button.tsx'

const groupKeys: Record<Role, readonly [string, MessageKey][]> = {
  buyer: [
    ['toDecide', 'quote:list.group.buyer.toDecide'],
    ['waiting', 'quote:list.group.buyer.waiting'],
    ['accepted', 'quote:list.group.buyer.accepted'],
    ['closed', 'quote:list.group.buyer.closed'],
  ],
  seller: [
    ['toAnswer', 'quote:list.group.seller.toAnswer'],
    ['waiting', 'quote:list.group.seller.waiting'],
    ['accepted', 'quote:list.group.seller.accepted'],
    ['closed', 'quote:list.group.seller.closed'],
  ],
}

/** The quotes that a buyer asked for, or those that a seller received. */
export function MyQuoteScreen() {
  const side = useSide()
  return <Quotes key={side} side={side} />
}

function Quotes({ side }: { side: Role }) {
  const text = useText()
  const { items, total, list } = useTradeList('quote', quoteGroups[side], groupIn(useLocation().search))
  const isBuyer = side === 'buyer'
  return (
    <TradeListPage
      {...list}
      icon="tag"
      labels={{
        title: text(isBuyer ? 'quote:list.buyerTitle' : 'quote:list.sellerTitle'),
        count: text('quote:list.count', { count: total }),
        searchLabel: text('quote:list.searchLabel'),
        searchHint: text('quote:list.searchHint'),
        groups: text('quote:list.groups'),
        label: text('quote:list.label'),
        empty: text(isBuyer ? 'quote:list.emptyBuyer' : 'quote:list.emptySeller'),
        emptyBody: text(isBuyer ? 'quote:list.emptyBuyerBody' : 'quote:list.emptySellerBody'),
        noMatch: text('quote:list.noMatch'),
        noMatchBody: text('quote:list.noMatchBody'),
        showAll: text('quote:list.showAll'),
      }}
      groups={[
        { id: allTrades, label: text('quote:list.group.all') },
        ...groupKeys[side].map(([id, key]) => ({ id, label: text(key) })),
      ]}
      emptyActions={
        isBuyer ? (
          <ButtonLink variant="primary" href={paths.productFilter}>
            {text('order:list.browse')}
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.sellerProduct}>{text('order:dashboard.products')}</ButtonLink>
        )
      }
    >
      {items.flatMap((quote) => (isOrder(quote) ? [] : [<QuoteCard key={quote._id} quote={quote} side={side} />]))}
    </TradeListPage>
  )
}
