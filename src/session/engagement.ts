import { useEffect } from 'react'

let engaged = false

/** Whether this page is in a call: then no other one rings in it. */
export const isEngaged = (): boolean => engaged

/** Says so as long as the component stands. */
export function useEngaged(now: boolean): void {
  useEffect(() => {
    engaged = now
    return () => {
      engaged = false
    }
  }, [now])
}
