import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { FailedView, type FailedViewProps } from '#src/components/platform/failed-view.tsx'
import { ProductGridSkeleton } from './product-grid.tsx'

export interface SellerUnseenProps {
  title: string
  /** On its way, none was chosen, or it could not be had. */
  look: 'waiting' | 'unchosen' | 'failed'
  failure: FailedViewProps['failure']
  onRetry: () => void
}

/** In place of a seller who is not, or not yet, to be seen (`SellerView`). */
export function SellerUnseen({ title, look, failure, onRetry }: SellerUnseenProps) {
  const text = useText()
  const toList = <ButtonLink href={paths.sellerAll}>{text('catalogue:seller.showAll')}</ButtonLink>
  return (
    <Page title={title} titleHidden>
      {look === 'waiting' && (
        <SkeletonGroup label={text('catalogue:seller.waiting')}>
          <Skeleton shape="block" height="9rem" />
          <Skeleton lines={3} />
          <ProductGridSkeleton count={8} />
        </SkeletonGroup>
      )}
      {look === 'unchosen' && (
        <EmptyState icon="building" title={text('catalogue:seller.unchosenTitle')} actions={toList}>
          {text('catalogue:seller.unchosenBody')}
        </EmptyState>
      )}
      {look === 'failed' && <FailedView failure={failure} onRetry={onRetry} actions={toList} />}
    </Page>
  )
}
