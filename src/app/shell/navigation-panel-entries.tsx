import { useFlow } from '#src/flow/use-flow.ts'
import { useLocal, useText } from '#src/i18n/use-text.ts'
import { categoryAddress, subCategoryAddress, subCategoryViewAddress } from '#src/lib/paths.ts'
import { categoriesMachine } from '#src/machines/catalogue/categories.machine.ts'
import { useSession } from '#src/session/use-session.ts'
import { Accordion } from '#src/ui/accordion.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { type Entry, accountEntries, firstEntries, furtherEntries, visitorEntries } from './navigation-entries.ts'
import styles from './navigation-panel.module.css'
import { NavigationFailure, NavigationWait } from './navigation-wait.tsx'

/** Where the navigation leads: everywhere that the reader may go. */
export function NavigationPanelEntries({ onFollow }: { onFollow: () => void }) {
  const text = useText()
  const side = useSession((session) => session.accountType)
  const signedIn = useSession((session) => session.token !== null)
  return (
    <nav aria-label={text('app:navigation.label')} className={styles.panel}>
      <Entries entries={firstEntries(side)} onFollow={onFollow} />
      <Accordion
        items={[{ id: 'categories', title: text('app:navigation.categories'), content: <PanelCategories onFollow={onFollow} /> }]}
      />
      <Entries entries={[...furtherEntries(side), ...(signedIn ? accountEntries(side) : visitorEntries())]} onFollow={onFollow} />
    </nav>
  )
}

function Entries({ entries, onFollow }: { entries: readonly Entry[]; onFollow: () => void }) {
  const text = useText()
  return (
    <ul role="list">
      {entries.map(({ path, key, icon }) => (
        <li key={path}>
          <Link href={path} className={styles.link} onClick={onFollow}>
            <Icon name={icon} />
            {text(key)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function PanelCategories({ onFollow }: { onFollow: () => void }) {
  const text = useText()
  const local = useLocal()
  const signedIn = useSession((session) => session.token !== null)
  const [view, actor] = useFlow(categoriesMachine, { body: {} })
  const { results } = view.context
  if (view.hasTag('failed')) return <NavigationFailure onRetry={() => actor.send({ type: 'retry.asked' })} />
  if (results === null) return <NavigationWait />
  if (results.categories.length === 0) return <p>{text('app:navigation.noCategories')}</p>
  // Signed-in people get the subcategory's own page; visitors the product list.
  const toSubCategory = signedIn ? subCategoryViewAddress : subCategoryAddress
  return (
    <Accordion
      exclusive
      items={results.categories.map((category) => ({
        id: category._id,
        title: local(category, 'name'),
        content: (
          <ul role="list">
            {category.subCategories.length === 0 && <li>{text('app:navigation.noSubcategories')}</li>}
            {category.subCategories.map((sub) => (
              <li key={sub._id}>
                <Link href={toSubCategory(sub._id)} className={styles.link} onClick={onFollow}>
                  {local(sub, 'name')}
                </Link>
              </li>
            ))}
            <li>
              <Link href={categoryAddress(category._id)} className={styles.link} onClick={onFollow}>
                {text('app:navigation.allOf', { category: local(category, 'name') })}
              </Link>
            </li>
          </ul>
        ),
      }))}
    />
  )
}
