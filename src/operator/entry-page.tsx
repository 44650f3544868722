import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { LanguageChoice } from './language-choice.tsx'
import styles from './entry-page.module.css'

/** The frame of sign-in and invitation: the area's name, and one sheet. */
export function EntryPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const text = useText()
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <span className={styles.brand}>
          <img src="/favicon.svg" alt="" width="32" height="32" />
          {text('operator:brand')}
        </span>
        <LanguageChoice />
      </div>
      <section className={styles.sheet}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </section>
    </main>
  )
}
