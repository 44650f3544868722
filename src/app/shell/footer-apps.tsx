import { useText } from '#src/i18n/use-text.ts'
import styles from './footer.module.css'

/** A badge for each store: it leads there where the app is out, and says so where it is not. Set when the page is built. */
export function FooterApps() {
  const text = useText()
  const stores = [
    { key: 'app:footer.appStore', href: import.meta.env.VITE_APP_STORE_URL },
    { key: 'app:footer.googlePlay', href: import.meta.env.VITE_GOOGLE_PLAY_URL },
  ] as const
  return (
    <ul role="list" aria-label={text('app:footer.apps')} className={styles.apps}>
      {stores.map(({ key, href }) => {
        const content = (
          <>
            <small>{text(href === undefined ? 'app:footer.appComing' : 'app:footer.appOut')}</small> <span>{text(key)}</span>
          </>
        )
        return (
          <li key={key}>
            {href === undefined ? (
              <span className={styles.badge}>{content}</span>
            ) : (
              <a href={href} className={styles.badge}>
                {content}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
