import type { ComponentProps } from 'react'
import styles from './visually-hidden.module.css'

/** Text for assistive technology only. Something focusable inside (a skip link) shows itself while it has the focus. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />
}
