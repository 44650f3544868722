import { useEffect, useEffectEvent } from 'react'

/** Calls `onReturn` when the device is on a network again. */
export function useLineReturned(onReturn: () => void): void {
  const notify = useEffectEvent(onReturn)
  useEffect(() => {
    const onChange = () => notify()
    addEventListener('online', onChange)
    return () => removeEventListener('online', onChange)
  }, [])
}
