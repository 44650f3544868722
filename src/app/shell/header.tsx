import { useEffect, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/session/use-session.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Link } from '#src/ui/link.tsx'
import { AccountMenu } from './account-menu.tsx'
import styles from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { Navigation } from './navigation.tsx'
import { homeOf } from './navigation-entries.ts'
import { NavigationPanel } from './navigation-panel.tsx'
import { SearchForm } from './search-form.tsx'
import { ToolSlot } from './tool-slot.tsx'

/** From here on the header follows; above it the page shows itself first. */
const fixedAfter = 200

export function Header() {
  const text = useText()
  const side = useSession((session) => session.accountType)
  const [panelOpen, setPanelOpen] = useState(false)
  const fixed = useScrolledPast(fixedAfter)
  return (
    <header className={styles.header} data-fixed={fixed}>
      <div className={styles.bar}>
        <span className={styles.menuButton}>
          <IconButton icon="menu" label={text('app:navigation.menu')} aria-haspopup="dialog" onClick={() => setPanelOpen(true)} />
        </span>
        <Link href={homeOf(side)} className={styles.logo}>
          <img src="/favicon.svg" alt="" width="32" height="32" />
          <span>{text('app:brand')}</span>
        </Link>
        <div className={styles.search}>
          <SearchForm />
        </div>
        <div className={styles.tools}>
          <LanguageMenu />
          <ToolSlot />
          <AccountMenu />
        </div>
      </div>
      <Navigation />
      <NavigationPanel open={panelOpen} onClose={() => setPanelOpen(false)} />
    </header>
  )
}

/** Whether the page has been scrolled further than so many pixels. */
function useScrolledPast(distance: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const onScroll = () => setPast(window.scrollY > distance)
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [distance])
  return past
}
