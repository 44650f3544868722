import { useId, useState, type CSSProperties, type ReactNode, type RefCallback } from 'react'
import styles from './popover.module.css'
import { useAnchored } from './use-anchored.ts'

/** Spread on the button that opens the panel; a search box takes the `ref` alone. */
export interface PopoverTriggerProps {
  ref: RefCallback<HTMLElement>
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

export interface PopoverProps {
  open: boolean
  /** Asked for by the trigger, by Escape, by a press beside it, by the focus leaving it. */
  onOpenChange: (open: boolean) => void
  /** Name of the panel. */
  label: string
  renderTrigger: (props: PopoverTriggerProps) => ReactNode
  children: ReactNode
  align?: 'start' | 'end' | undefined
  /** The most it takes, any CSS length. Default 24 rem. */
  width?: string | undefined
}

/** A panel that opens by its trigger and follows it in the order of the keyboard (notifications, flyouts). Not modal. */
export function Popover({ open, onOpenChange, label, renderTrigger, children, align = 'start', width }: PopoverProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  useAnchored({
    anchor,
    panel,
    align,
    onLeave: () => onOpenChange(false),
  })

  // A custom property is not among React's known style keys.
  const style = width === undefined ? undefined : ({ '--popover-width': width } as CSSProperties)
  return (
    <>
      {renderTrigger({
        ref: setAnchor,
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => onOpenChange(!open),
      })}
      {open && (
        <div ref={setPanel} id={id} role="group" aria-label={label} className={styles.panel} style={style}>
          {children}
        </div>
      )}
    </>
  )
}
