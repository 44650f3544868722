import type { ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import styles from './fact-list.module.css'

export interface Fact {
  name: string
  /** A fact whose value is undefined, null, false or empty is left out. */
  value: ReactNode
}

export interface FactListProps {
  facts: readonly Fact[]
  /** Name and value at the two ends of a line, for a column of amounts. */
  spread?: boolean | undefined
}

/** Names and values, one below the other or as many side by side as fit. */
export function FactList({ facts, spread = false }: FactListProps) {
  return (
    <dl className={classNames(styles.list, spread && styles.spread)}>
      {facts
        .filter(({ value }) => value !== undefined && value !== null && value !== false && value !== '')
        .map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
