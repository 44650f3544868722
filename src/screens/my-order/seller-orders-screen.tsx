import { useLocation } from 'react-router-dom'
import { OrderCard } from '#src/components/order/order-card.tsx'
import { useOrderListLabels } from '#src/components/order/order-list-labels.ts'
import { TradeListPage } from '#src/components/order/trade-list-page.tsx'
import { useTradeList } from '#src/flow/use-trade-list.ts'
import { useText } from '#src/i18n/use-text.ts'
import { groupIn } from '#src/lib/group-address.ts'
import { paths } from '#src/lib/paths.ts'
import {
  orderGroups,
  type SellerDispatchGroup,
  type SellerGroup,
  sellerDispatchGroups,
} from '#src/machines/order/order-groups.ts'
import { isOrder } from '#src/machines/order/order-kind.ts'
import { allTrades } from '#src/machines/order/trade-list-view.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { ToSamples } from './to-samples.tsx'

const groups = { ...orderGroups.seller, ...sellerDispatchGroups }
// The keys of a record of groups are the groups.
const names = Object.keys(groups) as (SellerGroup | SellerDispatchGroup)[]

/** What a seller's buyers have ordered. */
export function SellerOrdersScreen() {
  const text = useText()
  const { items, total, list } = useTradeList('product', groups, groupIn(useLocation().search))
  return (
    <TradeListPage
      {...list}
      labels={useOrderListLabels('seller', total)}
      icon="box"
      actions={<ToSamples />}
      groups={[
        { id: allTrades, label: text('order:list.group.all') },
        ...names.map((id) => ({ id, label: text(`order:list.group.seller.${id}`) })),
      ]}
      emptyActions={<ButtonLink href={paths.sellerProduct}>{text('order:dashboard.products')}</ButtonLink>}
    >
      {items.filter(isOrder).map((order) => (
        <OrderCard key={order._id} order={order} side="seller" />
      ))}
    </TradeListPage>
  )
}
