import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

export interface CardProps extends ComponentProps<'div'> {
  /** `li` or `article` where the card is one of a list or stands for itself. */
  as?: 'div' | 'li' | 'article' | 'section' | undefined
  /** No padding: an image or a table reaches the edges. */
  flush?: boolean | undefined
  /** A saffron edge for the one that matters most (the current plan, the best bid). */
  marked?: boolean | undefined
  /** Chosen among its neighbours. */
  selected?: boolean | undefined
}

/** A surface for one thing. */
export function Card({ as = 'div', flush, marked, selected, className, ...rest }: CardProps) {
  // The four elements take the same plain attributes; React's types cannot see that across the union.
  const Element = as as 'div'
  return (
    <Element
      {...rest}
      className={classNames(styles.card, flush && styles.flush, marked && styles.marked, selected && styles.selected, className)}
    />
  )
}

/**
 * The link of a card's title that makes the whole card pressable. It is read out as the title alone; buttons on the card
 * still work by themselves.
 */
export function CardLink({ className, ...link }: LinkProps) {
  return <Link {...link} className={classNames(styles.cover, className)} />
}
