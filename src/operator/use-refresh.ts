import { useEffect, useEffectEvent } from 'react'

const period = 60_000

/** Calls `refresh` every minute while the page is in view, and when it comes into view again. */
export function useRefresh(refresh: () => void): void {
  const run = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  useEffect(() => {
    const timer = setInterval(() => run(), period)
    const onVisible = () => run()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('focus', onVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('focus', onVisible)
    }
  }, [])
}
