import { useId, useLayoutEffect, useState, type KeyboardEvent, type ReactNode, type RefCallback } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './menu.module.css'
import { useAnchored } from './use-anchored.ts'

interface MenuEntry {
  id: string
  label: string
  icon?: IconName | undefined
  /** Takes something away (sign out, delete). */
  danger?: boolean | undefined
  /** Present makes it one of a choice, with a tick on the chosen one. */
  checked?: boolean | undefined
  /** Language of the label, where it is not the page's. */
  lang?: string | undefined
}

/** An entry does something or leads somewhere. */
export type MenuItem = MenuEntry &
  ({ onSelect: () => void; href?: never } | { href: string; state?: unknown; onSelect?: () => void })

/** Spread on the button that opens the menu. */
export interface MenuTriggerProps {
  ref: RefCallback<HTMLElement>
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

export interface MenuProps {
  items: readonly MenuItem[]
  renderTrigger: (props: MenuTriggerProps) => ReactNode
  /** The edge of the trigger it lines up with. */
  align?: 'start' | 'end' | undefined
}

function entriesOf(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
}

/** The entry to go to from `current`: the next one, from the other end past the last. */
function step(count: number, current: number, by: 1 | -1): number {
  return (current + by + count) % count
}

/** A list of actions behind a button, by the pattern "menu button" of the ARIA practices. */
export function Menu({ items, renderTrigger, align = 'start' }: MenuProps) {
  const id = useId()
  const [open, setOpen] = useState<'first' | 'last' | undefined>(undefined)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  useAnchored({
    anchor,
    panel,
    align,
    onLeave: () => setOpen(undefined),
  })

  useLayoutEffect(() => {
    entriesOf(panel)
      .at(open === 'last' ? -1 : 0)
      ?.focus()
  }, [open, panel])

  function close() {
    // Before what the entry does: a dialog it opens then knows where to send the focus back to.
    anchor?.focus()
    setOpen(undefined)
  }

  function select(item: MenuItem) {
    close()
    item.onSelect?.()
  }

  function move(event: KeyboardEvent) {
    const all = entriesOf(panel)
    const current = all.findIndex((entry) => entry === document.activeElement)
    const keys: Record<string, () => void> = {
      ArrowDown: () => all[step(all.length, current, 1)]?.focus(),
      ArrowUp: () => all[step(all.length, current, -1)]?.focus(),
      Home: () => all[0]?.focus(),
      End: () => all.at(-1)?.focus(),
      ' ': () => all[current]?.click(),
    }
    const act = keys[event.key]
    if (act !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      act()
    } else if (event.key === 'Tab') {
      // From the trigger the browser then finds the next stop by itself.
      close()
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const rest = [...items.slice(current + 1), ...items.slice(0, current + 1)]
      const found = rest.find((item) => item.label.toLocaleLowerCase().startsWith(event.key.toLocaleLowerCase()))
      if (found !== undefined) all[items.indexOf(found)]?.focus()
    }
  }

  return (
    <>
      {renderTrigger({
        ref: setAnchor,
        id: `${id}-trigger`,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== undefined,
        'aria-controls': open === undefined ? undefined : `${id}-menu`,
        onClick: () => setOpen(open === undefined ? 'first' : undefined),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last')
        },
      })}
      {open !== undefined && (
        <div
          ref={setPanel}
          id={`${id}-menu`}
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}-trigger`}
          onKeyDown={move}
          className={styles.panel}
        >
          {items.map((item) => (
            <Entry key={item.id} item={item} onSelect={select} />
          ))}
        </div>
      )}
    </>
  )
}

function Entry({ item, onSelect }: { item: MenuItem; onSelect: (item: MenuItem) => void }) {
  const choice = item.checked !== undefined
  const common = {
    role: choice ? 'menuitemradio' : 'menuitem',
    tabIndex: -1,
    lang: item.lang,
    className: classNames(styles.item, item.danger && styles.danger),
    onClick: () => onSelect(item),
    ...(choice && { 'aria-checked': item.checked }),
  }
  const face = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span className={styles.text}>{item.label}</span>
      {choice && <span className={styles.mark}>{item.checked && <Icon name="check" />}</span>}
    </>
  )
  return item.href === undefined ? (
    <button type="button" {...common}>
      {face}
    </button>
  ) : (
    <Link href={item.href} state={item.state} {...common}>
      {face}
    </Link>
  )
}
