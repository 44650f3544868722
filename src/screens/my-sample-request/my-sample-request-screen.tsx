import { useLocation } from 'react-router-dom'
import { OrderCard } from '#src/components/order/order-card.tsx'
import { TradeListPage } from '#src/components/order/trade-list-page.tsx'
import { useTradeList } from '#src/flow/use-trade-list.ts'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { groupIn } from '#src/lib/group-address.ts'
import { paths } from '#src/lib/paths.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { sampleGroups } from '#src/machines/order/order-groups.ts'
import { isOrder } from '#src/machines/order/order-kind.ts'
import { allTrades } from '#src/machines/order/trade-list-view.ts'
import { useSide } from '#src/session/use-side.ts'
import { ButtonLink } from '#src/ui/button.tsx'

const groupKeys: Record<Role, readonly [string, MessageKey][]> = {
  buyer: [
    ['waiting', 'order:list.group.buyer.waiting'],
    ['toPay', 'order:list.group.buyer.toPay'],
    ['underway', 'order:list.group.buyer.underway'],
    ['delivered', 'order:list.group.buyer.delivered'],
    ['inDispute', 'order:list.group.buyer.inDispute'],
    ['closed', 'order:list.group.buyer.closed'],
  ],
  seller: [
    ['fresh', 'order:list.group.seller.fresh'],
    ['toPrepare', 'sample:list.toPrepare'],
    ['unpaid', 'order:list.group.seller.unpaid'],
    ['onTheWay', 'order:list.group.seller.onTheWay'],
    ['inDispute', 'order:list.group.seller.inDispute'],
    ['closed', 'order:list.group.seller.closed'],
  ],
}

/** The samples that a buyer asked for, or those that a seller was asked for. */
export function MySampleRequestScreen() {
  const side = useSide()
  return <Samples key={side} side={side} />
}

function Samples({ side }: { side: Role }) {
  const text = useText()
  const { items, total, list } = useTradeList('sample', sampleGroups[side], groupIn(useLocation().search))
  const isBuyer = side === 'buyer'
  return (
    <TradeListPage
      {...list}
      icon="flask"
      labels={{
        title: text(isBuyer ? 'sample:list.buyerTitle' : 'sample:list.sellerTitle'),
        count: text('sample:list.count', { count: total }),
        searchLabel: text('sample:list.searchLabel'),
        searchHint: text('order:list.searchHint'),
        groups: text('sample:list.groups'),
        label: text('sample:list.label'),
        empty: text(isBuyer ? 'sample:list.emptyBuyer' : 'sample:list.emptySeller'),
        emptyBody: text(isBuyer ? 'sample:list.emptyBuyerBody' : 'sample:list.emptySellerBody'),
        noMatch: text('sample:list.noMatch'),
        noMatchBody: text('sample:list.noMatchBody'),
        showAll: text('sample:list.showAll'),
      }}
      groups={[
        { id: allTrades, label: text('order:list.group.all') },
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
      {items.filter(isOrder).map((sample) => (
        <OrderCard key={sample._id} order={sample} side={side} />
      ))}
    </TradeListPage>
  )
}
