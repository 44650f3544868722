import { OrderCard } from '#src/components/order-card.tsx'
import { useOrderListWords } from '#src/components/order-list-words.ts'
import { TradeListPage } from '#src/components/trade-list-page.tsx'
import { useTradeList } from '#src/flow/use-trade-list.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { orderGroups, type BuyerGroup } from '#src/machines/order-groups.ts'
import { isOrder } from '#src/machines/order-kind.ts'
import { allTrades } from '#src/machines/trade-list-view.ts'
import { ButtonLink } from '#src/ui/button.tsx'

const groups = orderGroups.buyer
// The keys of a record of groups are the groups.
const names = Object.keys(groups) as BuyerGroup[]

/** What a buyer has ordered. */
export function MyOrderScreen() {
  const text = useText()
  const { items, list } = useTradeList('product', groups)
  return (
    <TradeListPage
      {...list}
      words={useOrderListWords('buyer', list.total)}
      icon="box"
      actions={
        // The notification of a sample leads here, to either side.
        <ButtonLink icon="flask" href={paths.mySampleRequest}>
          {text('order:list.samples')}
        </ButtonLink>
      }
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
