import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './layout.module.css'

/** Steps of the space scale, from 0.25 rem (1) to 3 rem (7). */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7

interface BoxProps extends ComponentProps<'div'> {
  /** `ul`/`ol` for a list of `li`; its bullets are left out, its role stays. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'form' | 'dl' | undefined
  gap?: Gap | undefined
}

function Box({ as = 'div', ...rest }: Omit<BoxProps, 'gap'>) {
  // These elements take the same plain attributes; React's types cannot see that across the union.
  const Element = as as 'div'
  // Safari takes the list role from a list without bullets; naming it gives it back.
  return <Element {...(as === 'ul' || as === 'ol' ? { role: 'list' } : {})} {...rest} />
}

/** One below the other. */
export function Stack({ gap = 4, className, ...rest }: BoxProps) {
  return <Box {...rest} className={classNames(styles.stack, styles[`gap${gap}`], className)} />
}

export interface ClusterProps extends BoxProps {
  /** Where the row's free room goes. */
  justify?: 'spread' | 'end' | 'center' | undefined
}

/** Side by side, on a new line when there is no room. */
export function Cluster({ gap = 2, justify, className, ...rest }: ClusterProps) {
  return <Box {...rest} className={classNames(styles.cluster, styles[`gap${gap}`], justify && styles[justify], className)} />
}

export interface GridProps extends BoxProps {
  /** The least width of a column, any CSS length. As many columns as fit. */
  min?: string | undefined
}

/** Equal columns, as many as fit. */
export function Grid({ gap = 4, min, className, style, ...rest }: GridProps) {
  // A custom property is not among React's known style keys.
  const columns = min === undefined ? style : ({ '--grid-min': min, ...style } as CSSProperties)
  return <Box {...rest} style={columns} className={classNames(styles.grid, styles[`gap${gap}`], className)} />
}

export interface ColumnsProps {
  children: ReactNode
  aside: ReactNode
  /** The aside comes first in reading order (filters); otherwise after (a summary). */
  asideFirst?: boolean | undefined
}

/** A main column with a narrower one beside it; below each other on a phone. */
export function Columns({ children, aside, asideFirst = false }: ColumnsProps) {
  const side = <div>{aside}</div>
  return (
    <div className={classNames(styles.columns, asideFirst && styles.asideFirst)}>
      {asideFirst && side}
      <div>{children}</div>
      {!asideFirst && side}
    </div>
  )
}
