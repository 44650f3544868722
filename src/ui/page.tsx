import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface PageProps {
  /** The page's only `h1`. */
  title: ReactNode
  /** For a page whose look begins otherwise (a hero); assistive technology still gets the title. */
  titleHidden?: boolean | undefined
  lead?: ReactNode | undefined
  /** Above the title: breadcrumbs. */
  above?: ReactNode | undefined
  /** Beside the title: what one can do with the whole page. */
  actions?: ReactNode | undefined
  /** `full` for lists and shops, `narrow` for reading, `form` for one form. */
  width?: 'full' | 'narrow' | 'form' | undefined
  children?: ReactNode | undefined
}

/** A screen's container and header. It is no landmark: `main` belongs to the shell around it. */
export function Page({ title, titleHidden = false, lead, above, actions, width = 'full', children }: PageProps) {
  const heading = <h1 className={titleHidden ? undefined : styles.title}>{title}</h1>
  return (
    <div className={classNames(styles.page, width === 'narrow' && styles.narrow, width === 'form' && styles.form)}>
      {above}
      {titleHidden ? (
        <VisuallyHidden>{heading}</VisuallyHidden>
      ) : (
        <header className={styles.head}>
          <div className={styles.titles}>
            {heading}
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </div>
  )
}

export interface SectionProps {
  title: ReactNode
  lead?: ReactNode | undefined
  /** Beside the title: "See all", "Add". */
  actions?: ReactNode | undefined
  /** Level of the title. A section in a section is 3. */
  level?: 2 | 3 | undefined
  children?: ReactNode | undefined
}

/** A titled part of a page, a region for assistive technology. */
export function Section({ title, lead, actions, level = 2, children }: SectionProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <Heading id={id}>{title}</Heading>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}
