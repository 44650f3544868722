import { useId, type ReactNode } from 'react'
import styles from './accordion.module.css'
import { Icon } from './icon.tsx'

export interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
  /** Open from the start. */
  open?: boolean | undefined
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** Opening one closes the others. */
  exclusive?: boolean | undefined
  /** Level of the titles under the heading they belong to; leave out where they are no headings (a menu). */
  level?: 2 | 3 | 4 | undefined
}

/** Parts that open on their own, by the browser's `details`: the keyboard and "find in page" work as everywhere. */
export function Accordion({ items, exclusive = false, level }: AccordionProps) {
  const group = useId()
  const Title = level === undefined ? 'span' : (`h${level}` as const)
  return (
    <div>
      {items.map((item) => (
        <details key={item.id} name={exclusive ? group : undefined} open={item.open} className={styles.item}>
          <summary className={styles.summary}>
            <Title className={styles.title}>{item.title}</Title>
            <Icon name="chevron-down" size="small" />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}
