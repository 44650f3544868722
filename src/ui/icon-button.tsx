import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'
import { Icon, type IconName } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'

interface IconButtonAppearance {
  icon: IconName
  /** The name of the button; it should say the count too where there is one ("Chats, 3 unread"). */
  label: string
  /** A small number on the corner, already formatted for the reader. */
  count?: string | undefined
  outlined?: boolean | undefined
  /** Fill the drawing, for something switched on. */
  filled?: boolean | undefined
}

export interface IconButtonProps extends IconButtonAppearance, Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {}

function Face({ icon, count, filled }: Pick<IconButtonAppearance, 'icon' | 'count' | 'filled'>) {
  return (
    <>
      <Icon name={icon} filled={filled} />
      {count !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </>
  )
}

export interface IconLinkProps extends IconButtonAppearance, Omit<LinkProps, 'children' | 'aria-label'> {}

/** A link that shows a drawing only; its label is its name and its hover text. */
export function IconLink({ icon, label, count, outlined, filled, className, ...link }: IconLinkProps) {
  return (
    <Link
      title={label}
      {...link}
      aria-label={label}
      className={classNames(styles.iconButton, outlined && styles.outlined, className)}
    >
      <Face icon={icon} count={count} filled={filled} />
    </Link>
  )
}

/** A button that shows a drawing only; its label is its name and its hover text. */
export function IconButton({ icon, label, count, outlined, filled, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.iconButton, outlined && styles.outlined, className)}
    >
      <Face icon={icon} count={count} filled={filled} />
    </button>
  )
}
