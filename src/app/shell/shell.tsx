import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Banner } from './banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './shell.module.css'

/** Header and footer around a page. */
export function Shell({ children }: { children: ReactNode }) {
  const text = useText()
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {text('app:navigation.skip')}
      </a>
      <Banner />
      <Header />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
