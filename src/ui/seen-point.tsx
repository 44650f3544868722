import { useEffect, useEffectEvent, useState } from 'react'

/** A point of a page that tells when it comes into view. Where it may still be in view after something changed, give it a new `key`. */
export function SeenPoint({ onSeen }: { onSeen: () => void }) {
  const [point, setPoint] = useState<HTMLElement | null>(null)
  const notify = useEffectEvent(onSeen)
  useEffect(() => {
    if (point === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) notify()
    })
    observer.observe(point)
    return () => observer.disconnect()
  }, [point])
  return <div ref={setPoint} />
}
