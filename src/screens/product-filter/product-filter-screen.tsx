import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { productCount } from '#src/components/catalogue/product-count.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { type ProductSelection, productSorts, readProductFilters } from '#src/lib/product-filters.ts'
import { productListMachine } from '#src/machines/catalogue/product-list.machine.ts'
import { usePageState } from '#src/session/use-page-state.ts'
import { Button } from '#src/ui/button.tsx'
import { Drawer } from '#src/ui/drawer.tsx'
import { Page } from '#src/ui/page.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { useOnChange } from '#src/ui/use-on-change.ts'
import { ActiveFilters, countFilters } from './active-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import styles from './product-filter-screen.module.css'
import { ProductResults } from './product-results.tsx'
import { withFilters } from './selection-changes.ts'

/** All products, to be searched, narrowed, sorted and paged; the address keeps how. */
export function ProductFilterScreen() {
  const text = useText()
  const { search: query } = useLocation()
  const { chosen } = usePageState()
  const asked: ProductSelection = {
    filters: readProductFilters(query),
    categoryId: chosen.category ?? null,
    subCategoryId: chosen.subCategory ?? null,
  }
  const [snapshot, actor] = useFlow(productListMachine, asked)
  useOnChange(query, () => actor.send({ type: 'address.changed', selection: asked }))
  const [drawerOpen, setDrawerOpen] = useState(false)
  const { selection, categories, facets, total, moreExist } = snapshot.context
  const { search, sort } = selection.filters

  function change(next: ProductSelection) {
    actor.send({ type: 'selection.changed', selection: next })
  }

  const panel = <FilterPanel selection={selection} facets={facets?.counts ?? null} categories={categories} onSelect={change} />
  const filterCount = countFilters(selection)
  return (
    <Page title={search === '' ? text('catalogue:list.title') : text('catalogue:list.titleSearch', { search })}>
      <div className={styles.layout}>
        <section aria-label={text('catalogue:filter.title')} className={styles.side}>
          {panel}
        </section>
        <div className={styles.main}>
          <div className={styles.tools}>
            <p role="status" className={styles.count}>
              {snapshot.hasTag('busy') || snapshot.hasTag('failed') ? '' : productCount(text, total, moreExist)}
            </p>
            <div className={styles.sort}>
              <Button icon="filter" className={styles.open} onClick={() => setDrawerOpen(true)}>
                {filterCount === 0 ? text('catalogue:filter.open') : text('catalogue:filter.openCount', { count: filterCount })}
              </Button>
              <SelectField
                label={text('catalogue:sort.label')}
                labelHidden
                value={sort}
                options={productSorts.map((each) => ({ value: each, label: text(`catalogue:sort.${each}`) }))}
                onChange={({ currentTarget: { value } }) =>
                  change(withFilters(selection, { sort: productSorts.find((each) => each === value) ?? sort }))
                }
              />
            </div>
          </div>
          <ActiveFilters selection={selection} categories={categories} onSelect={change} />
          <ProductResults snapshot={snapshot} onSelect={change} onRetry={() => actor.send({ type: 'retry.asked' })} />
        </div>
      </div>
      <Drawer
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        title={text('catalogue:filter.title')}
        closeLabel={text('catalogue:filter.close')}
        side="start"
        actions={
          <Button
            variant="primary"
            wide
            busy={snapshot.hasTag('busy')}
            busyLabel={text('catalogue:list.refreshing')}
            onClick={() => setDrawerOpen(false)}
          >
            {moreExist ? text('catalogue:filter.showMore', { shown: total }) : text('catalogue:filter.show', { count: total })}
          </Button>
        }
      >
        {panel}
      </Drawer>
    </Page>
  )
}
