import { useEffect, useEffectEvent } from 'react'

/** Calls `onReturn` when the device is on a network again. */
export function useLineReturned(onReturn: () => void): void {
  const tell = useEffectEvent(onReturn)
  useEffect(() => {
    const onChange = () => tell()
    addEventListener('online', onChange)
    return () => removeEventListener('online', onChange)
  }, [])
}
