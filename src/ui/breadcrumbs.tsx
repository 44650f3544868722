import styles from './breadcrumbs.module.css'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

export interface Breadcrumb {
  label: string
  /** Missing on the last one, the page itself. */
  href?: string | undefined
  state?: unknown
}

/** The way to this page, from the front page down. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles.list}>
        {items.map((item, at) => (
          <li key={`${item.href ?? ''} ${item.label}`} className={styles.item}>
            {at > 0 && <Icon name="chevron-end" size="small" />}
            {item.href === undefined ? (
              <bdi aria-current="page">{item.label}</bdi>
            ) : (
              <Link href={item.href} state={item.state}>
                <bdi>{item.label}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
