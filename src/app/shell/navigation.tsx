import { useLocation } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/session/use-session.ts'
import { Link } from '#src/ui/link.tsx'
import { CategoriesFlyout } from './categories-flyout.tsx'
import styles from './navigation.module.css'
import { type Entry, firstEntries, furtherEntries } from './navigation-entries.ts'

/** The line of navigation on a wide window; the panel has the same on a phone. */
export function Navigation() {
  const text = useText()
  const side = useSession((session) => session.accountType)
  return (
    <nav aria-label={text('app:navigation.label')} className={styles.navigation}>
      <ul role="list" className={styles.list}>
        {firstEntries(side).map((entry) => (
          <NavigationLink key={entry.path} entry={entry} />
        ))}
        <li>
          <CategoriesFlyout />
        </li>
        {furtherEntries(side).map((entry) => (
          <NavigationLink key={entry.path} entry={entry} />
        ))}
      </ul>
    </nav>
  )
}

function NavigationLink({ entry }: { entry: Entry }) {
  const text = useText()
  const { pathname } = useLocation()
  return (
    <li>
      <Link href={entry.path} aria-current={pathname === entry.path ? 'page' : undefined} className={styles.link}>
        {text(entry.key)}
      </Link>
    </li>
  )
}
