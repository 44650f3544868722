import type { ReactNode } from 'react'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/session/use-session.ts'
import { Link } from '#src/ui/link.tsx'
import { FooterApps } from './footer-apps.tsx'
import { FooterContact } from './footer-contact.tsx'
import styles from './footer.module.css'
import { type Entry, accountEntries, companyEntries, supportEntries, visitorEntries } from './navigation-entries.ts'

const year = new Date().getFullYear()

export function Footer() {
  const text = useText()
  const { formatNumber } = useFormat()
  const side = useSession((session) => session.accountType)
  const signedIn = useSession((session) => session.token !== null)
  return (
    <footer className={styles.footer}>
      <nav aria-label={text('app:footer.label')} className={styles.columns}>
        <Column title={text('app:footer.company')}>
          <Entries entries={companyEntries()} />
        </Column>
        <Column title={text('app:footer.values')}>
          <li>{text('app:footer.valueIdentity')}</li>
          <li>{text('app:footer.valueSafety')}</li>
          <li>{text('app:footer.valueTrace')}</li>
        </Column>
        <Column title={text('app:footer.account')}>
          <Entries entries={signedIn ? accountEntries(side) : visitorEntries()} />
        </Column>
        <Column title={text('app:footer.support')}>
          <Entries entries={supportEntries()} />
          <FooterContact />
        </Column>
      </nav>
      <div className={styles.end}>
        <span>{text('app:slogan')}</span>
        <FooterApps />
        <span>{text('app:footer.copyright', { year: formatNumber(year, { useGrouping: false }) })}</span>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list" className={styles.list}>
        {children}
      </ul>
    </div>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const text = useText()
  return entries.map(({ path, key }) => (
    <li key={path}>
      <Link href={path} className={styles.link}>
        {text(key)}
      </Link>
    </li>
  ))
}
