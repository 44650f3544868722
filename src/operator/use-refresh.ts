import { useEffect, useEffectEvent } from 'react'

const minute = 60_000

/** Calls `refresh` every minute, or so many milliseconds, while the page is in view, and when it comes into view again. */
export function useRefresh(refresh: () => void, period: number = minute): void {
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
  }, [period])
}
