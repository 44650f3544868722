import type { ReactNode } from 'react'
import { Card } from '#src/ui/card.tsx'
import styles from './figure-card.module.css'

export interface FigureCardProps {
  name: string
  figure: ReactNode
  /** What the figure is made of, or what it means. */
  note: ReactNode
  marked?: boolean | undefined
}

/** One figure that matters, with its name and what it means; an item of a list. */
export function FigureCard({ name, figure, note, marked }: FigureCardProps) {
  return (
    <Card as="li" marked={marked}>
      <p className={styles.name}>{name}</p>
      <p className={styles.figure}>{figure}</p>
      <p className={styles.note}>{note}</p>
    </Card>
  )
}
