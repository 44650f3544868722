import { SellerPage } from '#src/components/catalogue/seller-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { sellerDetailsMachine, sellerProductsPageSize } from '#src/machines/catalogue/seller-details.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'

/** One seller: who it is and what it offers. */
export function SellerDetailsScreen() {
  const text = useText()
  const sellerId = useChosenId('seller')
  const [flow, actor] = useFlow(sellerDetailsMachine, { sellerId })
  return <SellerPage title={text('catalogue:title.seller')} flow={flow} actor={actor} pageSize={sellerProductsPageSize} />
}
