import { SellerUnseen } from '#src/components/catalogue/seller-unseen.tsx'
import { SellerView } from '#src/components/catalogue/seller-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { sellerDetailsMachine, sellerProductsPageSize } from '#src/machines/catalogue/seller-details.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'

/** One seller: who it is and what it offers. */
export function SellerDetailsScreen() {
  const text = useText()
  const sellerId = useChosenId('seller')
  const [flow, actor] = useFlow(sellerDetailsMachine, { sellerId })
  const { seller, products, total, page, failure } = flow.context
  if (flow.hasTag('filled') && seller !== null) {
    return (
      <SellerView
        seller={seller}
        products={products}
        total={total}
        page={page}
        pageSize={sellerProductsPageSize}
        turning={flow.hasTag('busy')}
        onPage={(to) => {
          actor.send({ type: 'page.chosen', page: to })
        }}
      />
    )
  }
  return (
    <SellerUnseen
      title={text('catalogue:title.seller')}
      look={flow.hasTag('busy') ? 'waiting' : flow.hasTag('empty') ? 'unchosen' : 'failed'}
      failure={failure}
      onRetry={() => {
        actor.send({ type: 'retry.asked' })
      }}
    />
  )
}
