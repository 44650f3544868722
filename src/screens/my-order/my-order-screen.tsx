import { OrderCard } from '#src/components/order/order-card.tsx'
import { useOrderListLabels } from '#src/components/order/order-list-labels.ts'
import { TradeListPage } from '#src/components/order/trade-list-page.tsx'
import { useTradeList } from '#src/flow/use-trade-list.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { orderGroups, type BuyerGroup } from '#src/machines/order/order-groups.ts'
import { isOrder } from '#src/machines/order/order-kind.ts'
import { allTrades } from '#src/machines/order/trade-list-view.ts'
import { useSide } from '#src/session/use-side.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { SellerOrdersScreen } from './seller-orders-screen.tsx'
import { ToSamples } from './to-samples.tsx'

const groups = orderGroups.buyer
// The keys of a record of groups are the groups.
const names = Object.keys(groups) as BuyerGroup[]

/** What somebody has ordered; on the side of a seller, where notifications of orders lead here too, what was ordered of them. */
export function MyOrderScreen() {
  const sells = useSide() === 'seller'
  return sells ? <SellerOrdersScreen /> : <BuyerOrders />
}

function BuyerOrders() {
  const text = useText()
  const { items, total, list } = useTradeList('product', groups)
  return (
    <TradeListPage
      {...list}
      labels={useOrderListLabels('buyer', total)}
      icon="box"
      actions={<ToSamples />}
      groups={[
        { id: allTrades, label: text('order:list.group.all') },
        ...names.map((id) => ({ id, label: text(`order:list.group.buyer.${id}`) })),
      ]}
      emptyActions={
        <ButtonLink variant="primary" href={paths.productFilter}>
          {text('order:list.browse')}
        </ButtonLink>
      }
    >
      {items.filter(isOrder).map((order) => (
        <OrderCard key={order._id} order={order} side="buyer" />
      ))}
    </TradeListPage>
  )
}
