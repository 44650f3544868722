import { useEffect, useEffectEvent } from 'react'

/** Calls `onLeave` when the page is closed, reloaded or left for another site. */
export function usePageLeft(onLeave: () => void): void {
  const notify = useEffectEvent(onLeave)
  useEffect(() => {
    const onChange = () => notify()
    addEventListener('pagehide', onChange)
    return () => removeEventListener('pagehide', onChange)
  }, [])
}
