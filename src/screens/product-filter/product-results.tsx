import type { SnapshotFrom } from 'xstate'
import { FailedView } from '#src/components/platform/failed-view.tsx'
import { PagedList } from '#src/components/platform/paged-list.tsx'
import { ProductGrid, ProductGridSkeleton } from '#src/components/catalogue/product-grid.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import type { ProductSelection } from '#src/lib/product-filters.ts'
import { type productListMachine, productPageSize } from '#src/machines/catalogue/product-list.machine.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SkeletonGroup } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { countFilters, withoutFilters } from './active-filters.tsx'
import { withFilters, withPage } from './selection-changes.ts'

export interface ProductResultsProps {
  snapshot: SnapshotFrom<typeof productListMachine>
  onSelect: (selection: ProductSelection) => void
  onRetry: () => void
}

/** What was found, or why there is nothing to see. */
export function ProductResults({ snapshot, onSelect, onRetry }: ProductResultsProps) {
  const text = useText()
  const { selection, failure } = snapshot.context
  if (snapshot.hasTag('filled')) return <Found snapshot={snapshot} onSelect={onSelect} />
  if (snapshot.hasTag('busy')) {
    return (
      <SkeletonGroup label={text('catalogue:list.waiting')}>
        <ProductGridSkeleton count={12} />
      </SkeletonGroup>
    )
  }
  if (snapshot.hasTag('empty')) return <NothingFound selection={selection} onSelect={onSelect} />
  return (
    <FailedView
      failure={failure}
      onRetry={onRetry}
      actions={<ButtonLink href={paths.home}>{text('app:notFound.action')}</ButtonLink>}
    />
  )
}

function Found({ snapshot, onSelect }: Omit<ProductResultsProps, 'onRetry'>) {
  const text = useText()
  const { selection, products, total, moreExist, corrected } = snapshot.context
  const refining = snapshot.hasTag('busy')
  return (
    <PagedList
      label={text('catalogue:list.pages')}
      page={selection.filters.page}
      pageSize={productPageSize}
      total={total}
      waiting={refining}
      onPage={(page) => onSelect(withPage(selection, page))}
      note={moreExist ? text('catalogue:list.end', { shown: total }) : undefined}
    >
      {refining && <VisuallyHidden role="status">{text('catalogue:list.refreshing')}</VisuallyHidden>}
      {corrected && !refining && <Notice>{text('catalogue:list.corrected', { search: selection.filters.search })}</Notice>}
      <ProductGrid products={products} level={2} aboveFold />
    </PagedList>
  )
}

function NothingFound({ selection, onSelect }: { selection: ProductSelection; onSelect: (selection: ProductSelection) => void }) {
  const text = useText()
  // A seller cannot post one.
  const mayPost = useSession(({ accountType }) => accountType === 'Buyer') && selection.filters.search !== ''
  return (
    <EmptyState
      icon="search"
      title={text('catalogue:list.emptyTitle')}
      actions={
        <>
          {countFilters(selection) > 0 && (
            <Button variant="primary" onClick={() => onSelect(withoutFilters(selection))}>
              {text('catalogue:filter.clear')}
            </Button>
          )}
          {selection.filters.search !== '' && (
            <Button onClick={() => onSelect(withFilters(withoutFilters(selection), { search: '' }))}>
              {text('catalogue:list.all')}
            </Button>
          )}
          {mayPost && <ButtonLink href={paths.productRequirementPost}>{text('catalogue:list.post')}</ButtonLink>}
        </>
      }
    >
      <p>{text('catalogue:list.emptyBody')}</p>
      {mayPost && <p>{text('catalogue:list.postBody')}</p>}
    </EmptyState>
  )
}
