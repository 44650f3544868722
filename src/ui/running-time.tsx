import { useEffect, useState } from 'react'

/** How long something has been going on, from when this stands on the page; `format` writes the seconds. */
export function RunningTime({ format }: { format: (seconds: number) => string }) {
  const [start] = useState(() => Date.now())
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - start) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [start])
  return <span role="timer">{format(seconds)}</span>
}
