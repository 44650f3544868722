import { QrCode } from '#src/components/platform/qr-code.tsx'
import { SellerPage } from '#src/components/catalogue/seller-page.tsx'
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
  return (
    <SellerPage
      title={text('account:seller.title')}
      flow={flow}
      actor={actor}
      pageSize={sellerProductsPageSize}
      between={({ _id, businessName }) => (
        <Section title={text('account:qr.passOn')} lead={text('account:qr.passOnLead')}>
          <QrCode
            content={new URL(sellerViewProfileAddress(_id), location.origin).href}
            label={text('account:qr.label', { name: businessName })}
            download={{ label: text('account:qr.download'), fileName: 'kimiya-qr.svg' }}
          />
        </Section>
      )}
    />
  )
}
