import { useEffectEvent, useLayoutEffect } from 'react'

const gap = 6
const margin = 8

/** Puts the panel under the anchor, or over it where there is more room, and always inside the window. */
function place(anchor: HTMLElement, panel: HTMLElement, align: 'start' | 'end', sameWidth: boolean): void {
  const { clientHeight } = document.documentElement
  // Not `clientWidth`: that counts the room kept for a scroll bar, a fixed box does not.
  const page = document.documentElement.getBoundingClientRect()
  const box = anchor.getBoundingClientRect()
  if (sameWidth) panel.style.width = `${box.width}px`
  const below = clientHeight - box.bottom - gap - margin
  const above = box.top - gap - margin
  const upward = panel.scrollHeight > below && above > below
  const byLeftEdge = (align === 'start') === (getComputedStyle(anchor).direction !== 'rtl')
  const room = byLeftEdge ? page.right - margin - box.left : box.right - page.left - margin
  // Held by the far edge of the window where it is wider than its room.
  const fromLeft = byLeftEdge === panel.offsetWidth <= room
  const left = byLeftEdge ? Math.max(margin, box.left - page.left) : margin
  const right = byLeftEdge ? margin : Math.max(margin, page.right - box.right)
  // Rectangles of the window are physical, so these are too. Fixed on one side only, what loads later can grow on the other.
  panel.style.maxHeight = `${upward ? above : below}px`
  panel.style.left = fromLeft ? `${left}px` : 'auto'
  panel.style.right = fromLeft ? 'auto' : `${right}px`
  panel.style.top = upward ? 'auto' : `${box.bottom + gap}px`
  panel.style.bottom = upward ? `${clientHeight - box.top + gap}px` : 'auto'
}

function show(panel: HTMLElement): void {
  // Browsers before 2024 do not know it, nor does jsdom; there it stays an ordinary fixed box.
  if (typeof panel.showPopover !== 'function') return
  panel.popover = 'manual'
  panel.showPopover()
}

export interface Anchored {
  anchor: HTMLElement | null
  /** Mounted only while it is to be seen. */
  panel: HTMLElement | null
  align: 'start' | 'end'
  /** Makes the panel as wide as the anchor. */
  sameWidth?: boolean | undefined
  /** A press beside both, the focus gone elsewhere, or Escape, which also gives the focus back to the anchor. */
  onLeave: () => void
}

/** Shows a panel in the browser's top layer by its anchor for as long as it is mounted. */
export function useAnchored({ anchor, panel, align, sameWidth = false, onLeave }: Anchored): void {
  const close = useEffectEvent(onLeave)

  useLayoutEffect(() => {
    if (anchor === null || panel === null) return

    show(panel)
    const follow = () => place(anchor, panel, align, sameWidth)
    follow()

    const inside = (target: EventTarget | null) => target instanceof Node && (anchor.contains(target) || panel.contains(target))
    // A dialog that was opened from the panel lies over it; what happens there leaves it as it is.
    const over = (target: EventTarget | null) => {
      const dialog = target instanceof Element ? target.closest('dialog') : null
      return dialog !== null && !dialog.contains(anchor)
    }
    const press = (event: Event) => {
      if (!inside(event.target) && !over(event.target)) close()
    }
    const leave = (event: FocusEvent) => {
      // Without a new holder the focus has not gone elsewhere: another window, or a press on plain text in the panel.
      const to = event.relatedTarget
      if (to !== null && inside(event.target) && !inside(to) && !over(to)) close()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !(inside(event.target) || event.target === document.body)) return
      // Else a dialog around it would close as well.
      event.preventDefault()
      anchor.focus()
      close()
    }

    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', escape)
    document.addEventListener('focusout', leave)
    window.addEventListener('resize', follow)
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', escape)
      document.removeEventListener('focusout', leave)
      window.removeEventListener('resize', follow)
      window.removeEventListener('scroll', follow, { capture: true })
    }
  }, [anchor, panel, align, sameWidth])
}
