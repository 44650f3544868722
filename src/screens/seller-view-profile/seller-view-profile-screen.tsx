import { QrCode } from '#src/components/platform/qr-code.tsx'
import { SellerUnseen } from '#src/components/catalogue/seller-unseen.tsx'
import { SellerView } from '#src/components/catalogue/seller-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { sellerViewProfileAddress } from '#src/lib/paths.ts'
import { sellerDetailsMachine, sellerProductsPageSize } from '#src/machines/catalogue/seller-details.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { Section } from '#src/ui/page.tsx'

/** Where a seller's QR code leads: the seller as a member sees it, and the code to pass on. */
export function SellerViewProfileScreen() {
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
      >
        <Section title={text('account:qr.passOn')} lead={text('account:qr.passOnLead')}>
          <QrCode
            content={new URL(sellerViewProfileAddress(seller._id), location.origin).href}
            label={text('account:qr.label', { name: seller.businessName })}
            downloadLabel={text('account:qr.download')}
            fileName="kimiya-qr.svg"
          />
        </Section>
      </SellerView>
    )
  }
  return (
    <SellerUnseen
      title={text('account:seller.title')}
      look={flow.hasTag('busy') ? 'waiting' : flow.hasTag('empty') ? 'unchosen' : 'failed'}
      failure={failure}
      onRetry={() => {
        actor.send({ type: 'retry.asked' })
      }}
    />
  )
}
