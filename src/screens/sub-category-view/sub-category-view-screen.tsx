import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { PagedFlow } from '#src/components/platform/paged-flow.tsx'
import { ProductGrid, ProductGridSkeleton } from '#src/components/catalogue/product-grid.tsx'
import { productCount } from '#src/components/catalogue/product-count.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useLocal, useText } from '#src/i18n/use-text.ts'
import { categoryAddress, paths, subCategoryAddress, subCategoryViewAddress } from '#src/lib/paths.ts'
import { type SubCategoryPlace, subCategoryPlaceMachine } from '#src/machines/catalogue/sub-category-place.machine.ts'
import { subCategoryMachine } from '#src/machines/catalogue/sub-category.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import { SkeletonGroup } from '#src/ui/skeleton.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './sub-category-view-screen.module.css'

/** One subcategory, as the navigation of a phone leads to it: what it offers, and its neighbours. */
export function SubCategoryViewScreen() {
  const text = useText()
  const id = useChosenId('subCategory')
  if (id !== null) return <ChosenSubCategory key={id} id={id} />
  return (
    <Page title={text('contents:subCategory.title')} titleHidden>
      <EmptyState
        title={text('contents:subCategory.unchosen')}
        actions={<ButtonLink href={paths.productFilter}>{text('catalogue:list.all')}</ButtonLink>}
      >
        {text('contents:subCategory.unchosenBody')}
      </EmptyState>
    </Page>
  )
}

function ChosenSubCategory({ id }: { id: string }) {
  const text = useText()
  const local = useLocal()
  const [flow, actor] = useFlow(subCategoryMachine, { query: { subCategoryId: id, sort: 'promoted' }, pageSize: 12 })
  const [place] = useFlow(subCategoryPlaceMachine, { id })
  const { items, total, results } = flow.context
  const found = place.context.results
  const title = found === null ? text('contents:subCategory.title') : local(found.own, 'name')
  const all = <ButtonLink href={subCategoryAddress(id)}>{text('contents:subCategory.filter')}</ButtonLink>
  return (
    <Page
      title={title}
      lead={flow.hasTag('filled') ? productCount(text, total, results?.moreExist) : undefined}
      above={
        found === null ? undefined : (
          <Breadcrumbs
            label={text('contents:subCategory.breadcrumb')}
            items={[
              { label: local(found.own.category, 'name'), href: categoryAddress(found.own.category._id) },
              { label: title },
            ]}
          />
        )
      }
      actions={flow.hasTag('filled') ? all : undefined}
    >
      {flow.hasTag('busy') && (
        <SkeletonGroup label={text('catalogue:list.waiting')}>
          <ProductGridSkeleton count={8} />
        </SkeletonGroup>
      )}
      {flow.hasTag('filled') && (
        <PagedFlow flow={flow} actor={actor} label={text('catalogue:list.pages')}>
          <ProductGrid products={items} level={2} aboveFold />
        </PagedFlow>
      )}
      {flow.hasTag('empty') && (
        <EmptyState
          title={text('contents:subCategory.empty')}
          actions={<ButtonLink href={paths.productFilter}>{text('catalogue:list.all')}</ButtonLink>}
        >
          {text('contents:subCategory.emptyBody')}
        </EmptyState>
      )}
      <FailedFlow
        flow={flow}
        actor={actor}
        actions={<ButtonLink href={paths.productFilter}>{text('catalogue:list.all')}</ButtonLink>}
      />
      {found !== null && <Neighbours {...found} />}
    </Page>
  )
}

function Neighbours({ own, neighbours }: SubCategoryPlace) {
  const text = useText()
  const local = useLocal()
  if (neighbours.length === 0) return null
  return (
    <Section title={text('contents:subCategory.others', { category: local(own.category, 'name') })}>
      <ul role="list" className={styles.others}>
        {neighbours.map((sub) => (
          <li key={sub._id}>
            <Link href={subCategoryViewAddress(sub._id)} className={styles.other}>
              {local(sub, 'name')}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
