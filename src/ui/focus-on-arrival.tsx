import type { ReactNode } from 'react'

const focus = (element: HTMLElement | null) => element?.focus()

/** Takes the focus when it appears, so that what has just happened is in sight and read first, wherever on the page somebody was. */
export function FocusOnArrival({ children }: { children: ReactNode }) {
  return (
    <div ref={focus} tabIndex={-1}>
      {children}
    </div>
  )
}
