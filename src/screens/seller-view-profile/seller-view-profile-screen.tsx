import { FailedView } from '#src/components/failed-view.tsx'
import { ProductGridSkeleton } from '#src/components/product-grid.tsx'
import { QrCode } from '#src/components/qr-code.tsx'
import { SellerView } from '#src/components/seller-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths, sellerViewProfileAddress } from '#src/lib/paths.ts'
import { sellerDetailsMachine, sellerProductsPageSize } from '#src/machines/seller-details.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'

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
  const toList = <ButtonLink href={paths.sellerAll}>{text('catalogue:seller.showAll')}</ButtonLink>
  return (
    <Page title={text('account:seller.title')} titleHidden>
      {flow.hasTag('busy') && (
        <SkeletonGroup label={text('catalogue:seller.waiting')}>
          <Skeleton shape="block" height="9rem" />
          <Skeleton lines={3} />
          <ProductGridSkeleton count={8} />
        </SkeletonGroup>
      )}
      {flow.hasTag('empty') && (
        <EmptyState icon="building" title={text('catalogue:seller.unchosenTitle')} actions={toList}>
          {text('catalogue:seller.unchosenBody')}
        </EmptyState>
      )}
      {flow.hasTag('failed') && (
        <FailedView
          failure={failure}
          onRetry={() => {
            actor.send({ type: 'retry.asked' })
          }}
          actions={toList}
        />
      )}
    </Page>
  )
}
