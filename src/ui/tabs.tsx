import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

export interface Tab {
  id: string
  label: ReactNode
  /** Built only while selected. */
  panel: ReactNode
}

export interface TabsProps {
  /** Name of the row of tabs. */
  label: string
  tabs: readonly Tab[]
  /** Id of the tab in view. */
  selected: string
  onSelect: (id: string) => void
  /** A button at the end of the row. */
  action?: ReactNode | undefined
}

/** Views of which one is seen at a time, by the pattern "tabs with automatic activation" of the ARIA practices. */
export function Tabs({ label, tabs, selected, onSelect, action }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.find((tab) => tab.id === selected)

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const places: Record<string, number> = {
      ArrowLeft: forward === 'ArrowLeft' ? at + 1 : at - 1,
      ArrowRight: forward === 'ArrowRight' ? at + 1 : at - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const to = places[event.key]
    if (to === undefined) return
    event.preventDefault()
    const place = (to + tabs.length) % tabs.length
    const next = tabs[place]
    if (next === undefined) return
    onSelect(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus()
  }

  return (
    <div>
      <div className={styles.row}>
        <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={styles.list}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={tab.id === selected}
              aria-controls={tab.id === selected ? `${id}-panel` : undefined}
              tabIndex={tab.id === selected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              className={styles.tab}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {action}
      </div>
      {current !== undefined && (
        <div
          // Another tab is another panel: what was typed or scrolled in the last one does not stay.
          key={current.id}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${current.id}`}
          tabIndex={0}
          className={styles.panel}
        >
          {current.panel}
        </div>
      )}
    </div>
  )
}
