import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { Link } from '#src/ui/link.tsx'
import styles from './auth-page.module.css'

export interface AuthPageProps {
  title: string
  lead?: ReactNode | undefined
  children: ReactNode
  /** Below the sheet: the other ways, as links. */
  footer?: ReactNode | undefined
}

/** The frame of sign-in and registration, which have no header: the site's logo, which links to the home page, and one sheet. */
export function AuthPage({ title, lead, children, footer }: AuthPageProps) {
  const text = useText()
  return (
    <div className={styles.page}>
      <Link href={paths.home} className={styles.logo}>
        <img src="/favicon.svg" alt="" width="40" height="40" />
        <span>{text('app:brand')}</span>
      </Link>
      <section className={styles.sheet}>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </section>
      {footer !== undefined && <p className={styles.footer}>{footer}</p>}
    </div>
  )
}
