import { useEffect, useRef } from 'react'

/**
 * Calls `tell` when `value` is another than it was when the view was last drawn, not for the first one. For what changes outside
 * of React's events and outside of a flow: the address, by the browser's own back button.
 */
export function useOnChange(value: string, notify: () => void): void {
  const known = useRef(value)
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    notify()
  })
}
