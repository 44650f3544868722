import type { SnapshotFrom } from 'xstate'
import { FailedView } from '#src/components/failed-view.tsx'
import { PagedList } from '#src/components/paged-list.tsx'
import { ProductGrid, ProductGridSkeleton } from '#src/components/product-grid.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import type { ProductWish } from '#src/lib/product-filters.ts'
import { type productListMachine, productPageSize } from '#src/machines/product-list.machine.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SkeletonGroup } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { countFilters, withoutFilters } from './active-filters.tsx'
import { withFilters, withPage } from './wish-changes.ts'

export interface ProductResultsProps {
  snapshot: SnapshotFrom<typeof productListMachine>
  onWish: (wish: ProductWish) => void
  onRetry: () => void
}

/** What was found, or why there is nothing to see. */
export function ProductResults({ snapshot, onWish, onRetry }: ProductResultsProps) {
  const text = useText()
  const { wish, failure } = snapshot.context
  if (snapshot.hasTag('filled')) return <Found snapshot={snapshot} onWish={onWish} />
  if (snapshot.hasTag('busy')) {
    return (
      <SkeletonGroup label={text('catalogue:list.waiting')}>
        <ProductGridSkeleton count={12} />
      </SkeletonGroup>
    )
  }
  if (snapshot.hasTag('empty')) return <NothingFound wish={wish} onWish={onWish} />
  return (
    <FailedView
      failure={failure}
      onRetry={onRetry}
      actions={<ButtonLink href={paths.home}>{text('app:notFound.action')}</ButtonLink>}
    />
  )
}

function Found({ snapshot, onWish }: Omit<ProductResultsProps, 'onRetry'>) {
  const text = useText()
  const { wish, products, total, corrected } = snapshot.context
  const refining = snapshot.hasTag('busy')
  return (
    <PagedList
      label={text('catalogue:list.pages')}
      page={wish.filters.page}
      pageSize={productPageSize}
      total={total}
      waiting={refining}
      onPage={(page) => {
        onWish(withPage(wish, page))
      }}
    >
      {refining && <VisuallyHidden role="status">{text('catalogue:list.refreshing')}</VisuallyHidden>}
      {corrected && !refining && <Notice>{text('catalogue:list.corrected', { search: wish.filters.search })}</Notice>}
      <ProductGrid products={products} level={2} aboveFold />
    </PagedList>
  )
}

function NothingFound({ wish, onWish }: { wish: ProductWish; onWish: (wish: ProductWish) => void }) {
  const text = useText()
  return (
    <EmptyState
      icon="search"
      title={text('catalogue:list.emptyTitle')}
      actions={
        <>
          {countFilters(wish) > 0 && (
            <Button
              variant="primary"
              onClick={() => {
                onWish(withoutFilters(wish))
              }}
            >
              {text('catalogue:filter.clear')}
            </Button>
          )}
          {wish.filters.search !== '' && (
            <Button
              onClick={() => {
                onWish(withFilters(withoutFilters(wish), { search: '' }))
              }}
            >
              {text('catalogue:list.all')}
            </Button>
          )}
        </>
      }
    >
      {text('catalogue:list.emptyBody')}
    </EmptyState>
  )
}
