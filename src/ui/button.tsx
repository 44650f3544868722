import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'
import { SpinnerRing } from './spinner.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

interface ButtonAppearance {
  children: ReactNode
  /** `primary` once on a view, for what the person most likely came for. Default `secondary`. */
  variant?: ButtonVariant | undefined
  /** Less padding, for rows of a table and tool bars; a finger still meets the full height on a phone. */
  compact?: boolean | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
  /** Before the text, in reading order. */
  icon?: IconName | undefined
  /** After the text, in reading order. */
  iconEnd?: IconName | undefined
}

export interface ButtonProps extends ButtonAppearance, Omit<ComponentProps<'button'>, 'children'> {
  /** Waiting for the answer: keeps its width and the focus, takes no press. */
  busy?: boolean | undefined
  /** What is being waited for, read out with the button's text while `busy`. */
  busyLabel?: string | undefined
}

export interface ButtonLinkProps extends ButtonAppearance, Omit<LinkProps, 'children'> {}

function appearanceOf(
  { variant = 'secondary', compact, wide }: Omit<ButtonAppearance, 'children'>,
  className: string | undefined,
) {
  return classNames(styles.button, styles[variant], compact && styles.compact, wide && styles.wide, className)
}

function Content({ icon, iconEnd, children }: Pick<ButtonAppearance, 'icon' | 'iconEnd' | 'children'>) {
  return (
    <span className={styles.content}>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </span>
  )
}

/**
 * Does something here. What leads somewhere is a `ButtonLink`. `type` is `button` unless told, so that a button in a form
 * sends nothing by accident.
 */
export function Button({
  variant,
  compact,
  wide,
  icon,
  iconEnd,
  busy = false,
  busyLabel,
  children,
  className,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault()
      return
    }
    rest.onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      // Not `disabled`: that would drop the focus, and a screen reader would lose its place.
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      className={appearanceOf({ variant, compact, wide }, className)}
    >
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
      {/* The space keeps the two apart in the button's name. */}
      {busy && ' '}
      {busy && (
        <span className={styles.busy}>
          <SpinnerRing />
          {busyLabel !== undefined && <VisuallyHidden>{busyLabel}</VisuallyHidden>}
        </span>
      )}
    </button>
  )
}

/** Leads somewhere, and looks like a button. */
export function ButtonLink({ variant, compact, wide, icon, iconEnd, children, className, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={appearanceOf({ variant, compact, wide }, className)}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </Link>
  )
}
