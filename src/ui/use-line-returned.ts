import { useEffect, useEffectEvent } from 'react'

/** Calls `onReturn` when the device is on a network again. */
export function useLineReturned(onReturn: () => void): void {
  const tell = useEffectEvent(onReturn)
  useEffect(() => {
    const hear = () => {
      tell()
    }
    addEventListener('online', hear)
    return () => {
      removeEventListener('online', hear)
    }
  }, [])
}
