import { useState } from 'react'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { categoryAddress, paths, subCategoryAddress } from '#src/lib/paths.ts'
import { categoriesMachine } from '#src/machines/catalogue/categories.machine.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import flyout from './categories-flyout.module.css'
import { NavigationFailure, NavigationWait } from './navigation-wait.tsx'

type Category = components['schemas']['Category']

/** All categories, and beside them the subcategories of one. */
export function CategoriesShelves({ onFollow }: { onFollow: () => void }) {
  const text = useText()
  const [view, actor] = useFlow(categoriesMachine, { body: {} })
  const { results } = view.context
  if (view.hasTag('failed')) return <NavigationFailure onRetry={() => actor.send({ type: 'retry.asked' })} />
  if (results === null) return <NavigationWait />
  const { categories } = results
  return categories.length === 0 ? (
    <p>{text('app:navigation.noCategories')}</p>
  ) : (
    <Shelves categories={categories} onFollow={onFollow} />
  )
}

function Shelves({ categories, onFollow }: { categories: readonly Category[]; onFollow: () => void }) {
  const text = useText()
  const local = useLocal()
  const [openId, setOpenId] = useState(categories[0]?._id)
  const chosen = categories.find(({ _id }) => _id === openId)
  return (
    <div className={flyout.shelves}>
      <ul role="list" className={flyout.categories}>
        {categories.map((category) => (
          <li key={category._id}>
            <button
              type="button"
              aria-expanded={category._id === openId}
              className={flyout.category}
              onClick={() => setOpenId(category._id)}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') setOpenId(category._id)
              }}
            >
              <span>{local(category, 'name')}</span>
              <Icon name="chevron-end" size="small" />
            </button>
          </li>
        ))}
        <li>
          <Link href={paths.productFilter} className={flyout.all} onClick={onFollow}>
            {text('app:navigation.allProducts')}
          </Link>
        </li>
      </ul>
      {chosen !== undefined && <Shelf category={chosen} onFollow={onFollow} />}
    </div>
  )
}

function Shelf({ category, onFollow }: { category: Category; onFollow: () => void }) {
  const text = useText()
  const local = useLocal()
  const { formatNumber } = useFormat()
  return (
    <ul role="list" aria-label={local(category, 'name')} className={flyout.shelf}>
      {category.subCategories.length === 0 && <li>{text('app:navigation.noSubcategories')}</li>}
      {category.subCategories.map((sub) => (
        <li key={sub._id}>
          <Link href={subCategoryAddress(sub._id)} className={flyout.subcategory} onClick={onFollow}>
            <span>{local(sub, 'name')}</span>
            <span className={flyout.count}>{formatNumber(sub.productCount)}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link href={categoryAddress(category._id)} className={flyout.all} onClick={onFollow}>
          {text('app:navigation.allOf', { category: local(category, 'name') })}
        </Link>
      </li>
    </ul>
  )
}
