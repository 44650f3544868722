import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { FailedFlow, type FailedFlowProps } from '#src/components/platform/failed-flow.tsx'
import { ProductGridSkeleton } from './product-grid.tsx'

export interface SellerPlaceholderProps {
  title: string
  /** On its way, none was chosen (`empty`), or it could not be had. */
  flow: FailedFlowProps['flow'] & { hasTag: (tag: 'busy' | 'filled' | 'empty' | 'failed') => boolean }
  actor: FailedFlowProps['actor']
}

/** In place of a seller who is not, or not yet, to be seen (`SellerPage`). */
export function SellerPlaceholder({ title, flow, actor }: SellerPlaceholderProps) {
  const text = useText()
  const toList = <ButtonLink href={paths.sellerAll}>{text('catalogue:seller.showAll')}</ButtonLink>
  return (
    <Page title={title} titleHidden>
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
      <FailedFlow flow={flow} actor={actor} actions={toList} />
    </Page>
  )
}
